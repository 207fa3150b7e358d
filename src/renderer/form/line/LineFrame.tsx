import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Styled } from '../../styled.ts'
import { scopeOf } from '../FormScope.ts'

const PER_LINE = 3

/** RJSF's frame of an object: the columns of one line, side by side or under the headings of their categories. */
export const LineFrame = ({ properties, fieldPathId, registry }: ObjectFieldTemplateProps) => {
  const { table, heading = 'h3' } = scopeOf(registry)
  if (fieldPathId.path.length === 0) return properties.map(({ content }) => content)
  const { form } = table
  if (form.style !== 'category')
    return (
      <div className="line-grid" data-fields={properties.length}>
        {properties.map(({ content }) => content)}
      </div>
    )
  return Object.entries(form.groups).map(([group, columns]) => (
    <Category
      key={group}
      title={`tables.${table.name}.groups.${group}`}
      Heading={heading}
      perLine={form.perLine ?? PER_LINE}
      inputs={properties.filter(({ name }) => columns.includes(name))}
    />
  ))
}

interface CategoryProps {
  /** Key of the heading. */
  readonly title: string
  readonly Heading: 'h2' | 'h3'
  readonly perLine: number
  readonly inputs: ObjectFieldTemplateProps['properties']
}

/** Inputs under a heading; no heading where none of them is shown. */
const Category = ({ title, Heading, perLine, inputs }: CategoryProps) => {
  const { t } = useTranslation()
  const id = useId()
  if (inputs.length === 0) return null
  const style: Styled = { '--per-line': perLine }
  return (
    <section className="category" aria-labelledby={id}>
      <Heading id={id}>{t(title)}</Heading>
      <div className="category-grid" style={style}>
        {inputs.map(({ content }) => content)}
      </div>
    </section>
  )
}
