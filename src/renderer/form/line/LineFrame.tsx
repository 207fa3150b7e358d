import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { fitOneRow } from '#engine/form/fieldWidth.ts'
import { type FormScope, scopeOf, useLineId } from '../FormScope.ts'
import { LockNotes } from '../field/LockNotes.tsx'
import { useFieldWidth } from '../field/useFieldWidth.ts'

type Inputs = ObjectFieldTemplateProps['properties']

/** RJSF's frame of an object: the columns of one line, in rows of four at most, under the headings of their categories. */
export const LineFrame = ({ properties, fieldPathId, registry }: ObjectFieldTemplateProps) => {
  const scope = scopeOf(registry)
  const { form, name } = scope.table
  if (fieldPathId.path.length === 0) return properties.map(({ content }) => content)
  if (form.style !== 'category') return <Fields {...scope} inputs={properties} />
  return Object.entries(form.groups).map(([group, columns]) => (
    <Category
      key={group}
      {...scope}
      title={`tables.${name}.groups.${group}`}
      inputs={properties.filter((input) => columns.includes(input.name))}
    />
  ))
}

interface Props extends FormScope {
  readonly inputs: Inputs
}

/** Fields on the grid of the form, and above them why some of them are locked. */
const Fields = ({ table, store, inputs }: Props) => {
  const widthOf = useFieldWidth(table)
  const names = inputs.map(({ name }) => name)
  return (
    <LockNotes table={table} store={store} lineId={useLineId()} names={names}>
      <div className="fields" data-one-row={fitOneRow(names.map(widthOf)) || undefined}>
        {inputs.map(({ content }) => content)}
      </div>
    </LockNotes>
  )
}

/** Inputs under a heading; no heading where none of them is shown. */
const Category = ({ title, ...props }: Props & { readonly title: string }) => {
  const { t } = useTranslation()
  const id = useId()
  if (props.inputs.length === 0) return null
  const Heading = props.heading ?? 'h3'
  return (
    <section className="category" aria-labelledby={id}>
      <Heading id={id}>{t(title)}</Heading>
      <Fields {...props} />
    </section>
  )
}
