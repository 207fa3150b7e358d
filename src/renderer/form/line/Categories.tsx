import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { scopeOf } from '../FormScope.ts'
import { LineFields } from './LineFields.tsx'

/** The columns of one line under the headings of their categories. */
export const Categories = ({ properties, registry }: ObjectFieldTemplateProps) => {
  const { form, name } = scopeOf(registry).table
  if (form.style !== 'category') return <LineFields properties={properties} registry={registry} />
  return Object.entries(form.groups).map(([group, columns]) => (
    <Category
      key={group}
      title={`tables.${name}.groups.${group}`}
      properties={properties.filter((input) => columns.includes(input.name))}
      registry={registry}
    />
  ))
}

interface Props extends Pick<ObjectFieldTemplateProps, 'properties' | 'registry'> {
  readonly title: string
}

/** Inputs under a heading; no heading where none of them is shown. */
const Category = ({ title, properties, registry }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  if (properties.length === 0) return null
  const Heading = scopeOf(registry).heading ?? 'h3'
  return (
    <section className="category" aria-labelledby={id}>
      <Heading id={id}>{t(title)}</Heading>
      <LineFields properties={properties} registry={registry} />
    </section>
  )
}
