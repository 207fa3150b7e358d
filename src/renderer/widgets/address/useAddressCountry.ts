import { useCallback } from 'react'
import type { Located } from '#dsl/entities/rules.ts'
import { useRenderer } from '../../RendererContext.ts'
import type { InputProps } from '../widget.ts'

/** In which country the address of a line is looked for, when it is asked: the row's own, else that of its institution. */
export const useAddressCountry = (
  rule: Located,
  { store, lineId }: NonNullable<InputProps<string>['scope']>,
): (() => string | undefined) => {
  const { institutions } = useRenderer()
  return useCallback(() => {
    if (rule.country !== undefined) {
      const { value } = store.field(lineId, rule.country)
      return typeof value === 'string' ? value : undefined
    }
    const places = store.institutions(lineId)
    return institutions.find(({ id, country }) => country !== undefined && places.includes(id))?.country
  }, [rule, store, lineId, institutions])
}
