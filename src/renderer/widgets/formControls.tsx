import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { AddressSearch } from './address/AddressSearch.tsx'
import type { CheckboxGroup } from './choices/CheckboxGroup.tsx'
import type { OneOfMany } from './choices/OneOfMany.tsx'
import type { SeveralOfMany } from './choices/SeveralOfMany.tsx'

/** A control that forms alone have: its code comes with theirs, and is put here before any of them is drawn. */
interface FormControl<P> {
  (props: P): ReactNode
  put(control: ComponentType<P>): void
}

const formControl = <P extends object>(): FormControl<P> => {
  let There: ComponentType<P> | undefined
  const put = (control: ComponentType<P>) => {
    There = control
  }
  return Object.assign((props: P) => There && <There {...props} />, { put })
}

/** Lists read the kinds of their columns too, and need none of these. */
export const FormAddressSearch = formControl<ComponentProps<typeof AddressSearch>>()
export const FormOneOfMany = formControl<ComponentProps<typeof OneOfMany>>()
export const FormSeveralOfMany = formControl<ComponentProps<typeof SeveralOfMany>>()
export const FormCheckboxGroup = formControl<ComponentProps<typeof CheckboxGroup<number>>>()
