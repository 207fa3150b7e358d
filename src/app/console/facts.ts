import { queryOptions, useQueries } from '@tanstack/react-query'
import { criteriaOf } from '#dsl/columns/column.ts'
import type { Criterion, Where } from '#dsl/criterion.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { asksFor, recordsKey } from '#engine/criteria.ts'
import { creationOf } from '#renderer/form/schema/creationOf.ts'
import type { Gateway } from '#renderer/gateway.ts'
import { rowsKey } from '#renderer/list/state/useRows.ts'
import type { RendererServices } from '#renderer/RendererContext.ts'

type Facts = RendererServices['facts']

/** What a table's criteria ask for, and by what name it is known. */
const questionsOf = (table: AnyTable | undefined) => {
  const asked = asksFor(table ? [...conditionsOf(table), ...conditionsOf(creationOf(table))] : [])
  const questions = [
    ...asked.records.map((one) => ({
      ...one,
      fact: recordsKey(one),
      query: one.where && whereQuery(one.where),
    })),
    ...asked.options.map(({ entity, column }) => ({
      entity,
      fact: `${entity}.${column}`,
      query: { [column]: true },
    })),
  ]
  return { asked, questions }
}

/** The queries of what a table's criteria ask for, of every institution the person sees: switching fetches nothing. */
export const factsOptions = (table: AnyTable | undefined, gateway: Gateway) =>
  optionsOf(questionsOf(table).questions, gateway)

const optionsOf = (questions: ReturnType<typeof questionsOf>['questions'], gateway: Gateway) =>
  questions.map(({ entity, fact, query }) =>
    queryOptions({
      queryKey: [...rowsKey(entity), 'facts', fact],
      queryFn: ({ signal }) =>
        gateway.list(entity, { select: [], ...(query && { query }), limit: 0, institutions: true }, signal),
    }),
  )

interface FactsQuestion {
  readonly table: AnyTable | undefined
  readonly gateway: Gateway
  readonly institutions: readonly number[]
  readonly level: number
  readonly granted: Readonly<Record<string, readonly number[]>>
  readonly flags: Readonly<Record<string, boolean>>
}

/** Asks where just that is which the table's criteria ask for. */
export const useFacts = ({
  table,
  gateway,
  institutions,
  level,
  granted,
  flags,
}: FactsQuestion): { readonly ready: boolean; readonly facts: Facts } => {
  const { asked, questions } = questionsOf(table)
  const enabled = institutions.length > 0
  const answers = useQueries({
    queries: optionsOf(questions, gateway).map((options) => ({ ...options, enabled })),
  })
  const placesOf = (fact: string): readonly number[] =>
    answers[questions.findIndex((one) => one.fact === fact)]?.data?.institutions ?? []
  return {
    ready: answers.every((answer) => !answer.isLoading),
    facts: {
      level,
      granted,
      flags,
      records: Object.fromEntries(asked.records.map(recordsKey).map((fact) => [fact, placesOf(fact)])),
      options: Object.fromEntries(
        asked.options
          .map(({ entity, column }) => `${entity}.${column}`)
          .map((fact) => [fact, placesOf(fact)]),
      ),
    },
  }
}

const conditionsOf = ({ show, create, entity }: AnyTable): readonly (Criterion | undefined)[] => [
  show,
  create.by === 'lines' ? create.assigned?.firstUnless : undefined,
  ...Object.values(entity.columns).flatMap(criteriaOf),
]

const whereQuery = ({ column, in: values }: Where) => ({ [column]: values })
