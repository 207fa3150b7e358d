import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilterValue } from '#dsl/tables/list.ts'
import type { Searched } from '../../../parts/choosing.ts'
import { type Choice, type Choices, useRenderer } from '../../../RendererContext.ts'
import { answers } from '../../../widgets/choices/boolean.tsx'
import { CheckboxGroup } from '../../../widgets/choices/CheckboxGroup.tsx'
import { enumChoices } from '../../../widgets/choices/enumLabel.ts'
import { isMany, searchOf } from '../../../widgets/choices/many.ts'
import { SeveralOfMany } from '../../../widgets/choices/SeveralOfMany.tsx'
import { useTerm } from '../../../widgets/choices/useTerm.ts'
import { ChoicesFailed } from '../../../widgets/relations/ChoicesFailed.tsx'
import type { FilterValuesProps } from './FilterValues.tsx'

/** A value by a number of its own, from 1: the id of a row, the place among the values of an enumeration. */
interface Offered {
  readonly number: number
  /** Of rows that go by one name in several institutions, all of them. */
  readonly values: readonly (FilterValue | null)[]
  readonly label: string
  readonly words?: readonly string[]
}

/** Stands for rows that have no value, and for chosen ones that are gone. */
const NONE = 0
const GONE = -1

/** What is said where nothing is listed. */
const NONE_KNOWN = { loading: 'form.loading', failed: 'form.choicesFailed', ready: 'form.nothingShown' }

/** Values to choose, those of rows that have none among them where there may be such rows. */
export const FilterChoices = (props: FilterValuesProps) =>
  props.column.facts.entity ? <RelatedChoices {...props} /> : <OwnChoices {...props} />

/** Of an enumeration, or yes and no. */
const OwnChoices = (props: FilterValuesProps) => {
  const { t } = useTranslation()
  const { column } = props
  const values: readonly { readonly value: FilterValue; readonly label: string }[] = column.facts.enumeration
    ? enumChoices(t, column)
    : answers(t, column)
  return (
    <Chosen
      {...props}
      choices={values.map(({ value, label }, i) => ({ number: i + 1, values: [value], label }))}
    />
  )
}

/** Namesakes are one choice. */
const offered = (rows: readonly Choice[]): readonly Offered[] =>
  [...Map.groupBy(rows, ({ label }) => label)].map(([label, alike]) => {
    const ids = alike.map(({ id }) => id)
    const words = alike.flatMap((one) => one.words ?? [])
    return { number: Math.min(...ids), values: ids, label, words }
  })

/** Rows of another entity: of too many, those that are found. */
const RelatedChoices = (props: FilterValuesProps) => {
  const { column, filter } = props
  const { t } = useTranslation()
  const { useChoices, selected } = useRenderer()
  const [term, settled, setTerm] = useTerm()
  const chosen = filter?.is === 'among' ? filter.values.filter((value) => typeof value === 'number') : []
  const found = useChoices(column.facts.entity ?? '', {
    institutions: selected,
    held: chosen,
    term: settled,
    shown: true,
  })
  const { state, choices, held = [] } = found
  const listed = new Set(choices.map(({ id }) => id))
  // A chosen row of another institution is one with its namesake here.
  const { here = [], apart = [] } = Object.groupBy(offered([...choices, ...held]), ({ values }) =>
    values.some((id) => typeof id === 'number' && listed.has(id)) ? 'here' : 'apart',
  )
  const known = new Set([...here, ...apart].flatMap(({ values }) => values))
  const gone = state === 'ready' ? chosen.filter((id) => !known.has(id)) : []
  const ofGone = { number: GONE, values: gone, label: t('view.goneRows', { count: gone.length }) }
  return (
    <Chosen
      {...props}
      choices={here}
      apart={gone.length > 0 ? [...apart, ofGone] : apart}
      searched={searchOf(found, term, settled, setTerm)}
      state={state}
    />
  )
}

interface ChosenProps extends FilterValuesProps {
  readonly choices: readonly Offered[]
  /** Chosen ones that are not among the choices. */
  readonly apart?: readonly Offered[]
  readonly searched?: Searched | undefined
  readonly state?: Choices['state']
}

const Chosen = (props: ChosenProps) => {
  const { column, filter, onFilter, choices, apart = [], searched, state = 'ready' } = props
  const { t } = useTranslation()
  const id = useId()
  const mayBeEmpty = !column.options.required && column.kind.blank === undefined
  const none = mayBeEmpty ? [{ number: NONE, values: [null], label: t('view.none') }] : []
  const known: readonly Offered[] = [...none, ...choices, ...apart]
  const kept = filter?.is === 'among' ? filter.values : []
  const choose = (numbers: readonly number[] | null) => {
    const values = known.filter(({ number }) => numbers?.includes(number)).flatMap(({ values: own }) => own)
    onFilter(values.length > 0 ? { is: 'among', values } : undefined)
  }
  const optionsOf = (all: readonly Offered[]) =>
    all.map(({ number, label, words }) => ({ value: number, label, words }))
  const control = {
    id,
    name: 'filter-value',
    labelledBy: `${id}label`,
    column,
    value: known
      .filter(({ values }) => values.some((value) => kept.includes(value)))
      .map(({ number }) => number),
    onValue: choose,
  }
  return (
    <div className="view-field">
      <label id={`${id}label`} htmlFor={id}>
        {t('view.values')}
      </label>
      {searched || isMany(choices) ? (
        <SeveralOfMany
          {...control}
          choices={optionsOf([...none, ...choices])}
          apart={optionsOf([...apart])}
          searched={searched}
        />
      ) : (
        <CheckboxGroup {...control} choices={optionsOf(known)} none={t(NONE_KNOWN[state])} />
      )}
      <ChoicesFailed state={state} column={column} />
    </div>
  )
}
