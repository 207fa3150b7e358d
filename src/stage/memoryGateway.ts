import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { uniqueRules, unlinksTo } from '#dsl/entities/facts.ts'
import { institutionsOf, isShared, joinOf, placedIn, placeName } from '#dsl/entities/places.ts'
import type { Unique } from '#dsl/entities/rules.ts'
import { isSetName } from '#dsl/entities/secret.ts'
import { blankToNull, fillDefaults } from '#engine/blank.ts'
import { recompute } from '#engine/computed.ts'
import { answerOf } from '#engine/listing/matching.ts'
import { relatedRows } from '#engine/listing/relatedRows.ts'
import { uniqueKey } from '#engine/validation/uniqueKey.ts'
import { type CallProblem, onLine } from '#protocol/problem.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import type { RemovedRow, WrittenLine } from '#protocol/write.ts'
import { type Gateway, type NamedRow, type PatchedRow, problemOf } from '#renderer/gateway.ts'
import { copiesOf, type Rows } from './exampleRows.ts'

export const refusal = (status: number, more: Partial<CallProblem> = {}): Error & CallProblem =>
  Object.assign(new Error(`refused: ${status}`), { code: status, status, details: [], ...more })

const ownerOf = (entity: AnyEntity, institution: number): Values =>
  isShared(entity) ? { [placeName(entity)]: [institution] } : placedIn(entity, institution)

/** Secrets are never read: a row says only whether there is one. */
const sealed = ({ columns }: AnyEntity, row: WireRow): WireRow => {
  const { id, version, ...values } = row
  const told = Object.entries(values).map(([name, value]) =>
    columns[name]?.options.secret ? [isSetName(name), value !== null] : [name, value],
  )
  return { ...Object.fromEntries(told), id, version }
}

/** A whole backend in the page, over these rows: what is written lasts until they are made anew. Nothing is sent. */
export const memoryGateway = (catalogue: Catalogue, rows: Rows): Gateway => {
  const entityOf = (name: string): AnyEntity => {
    const entity = catalogue.entities.get(name)
    if (!entity) throw refusal(404)
    return entity
  }
  const present = (name: string): readonly WireRow[] => rows.get(name) ?? []
  const found = (name: string, id: number): WireRow => {
    const row = present(name).find((one) => one.id === id)
    if (!row) throw refusal(404)
    return row
  }
  const replace = (name: string, row: WireRow): WireRow => {
    rows.set(
      name,
      present(name).map((one) => (one.id === row.id ? row : one)),
    )
    return row
  }
  const completed = (entity: AnyEntity, values: Values): Values => {
    const row = { ...blankToNull(entity, values) }
    const computed = { ...row, ...recompute(entity, row) }
    return { ...computed, ...copiesOf(entity, computed, rows) }
  }
  const rivals = (entity: AnyEntity, rule: Unique, row: Values, id?: number): readonly WireRow[] => {
    const keyOf = (one: Values) => uniqueKey(rule.columns.map((column) => one[column]))
    const key = keyOf(row)
    const mine = institutionsOf(entity, row)
    const isNear = (one: WireRow) =>
      rule.within === 'everything' || institutionsOf(entity, one).some((place) => mine.includes(place))
    return key === null
      ? []
      : present(entity.name).filter((one) => one.id !== id && keyOf(one) === key && isNear(one))
  }
  const checked = (entity: AnyEntity, row: Values, id?: number): void => {
    const broken = uniqueRules(entity).find((rule) => rivals(entity, rule, row, id).length > 0)
    if (!broken) return
    const details = broken.columns.map((column) => ({ column, code: broken.code, reason: 'taken' as const }))
    throw refusal(409, { code: broken.code, details })
  }
  const insert = (name: string, values: Values): WireRow => {
    const entity = entityOf(name)
    const row = completed(entity, fillDefaults(entity, values))
    checked(entity, row)
    const id = Math.max(0, ...present(name).map((one) => one.id)) + 1
    const inserted = sealed(entity, { ...row, id, version: 1 })
    rows.set(name, [...present(name), inserted])
    return inserted
  }
  const update = (name: string, old: WireRow, patch: Values): WireRow => {
    const entity = entityOf(name)
    const row: WireRow = {
      ...old,
      ...completed(entity, { ...old, ...patch }),
      id: old.id,
      version: old.version + 1,
    }
    checked(entity, row, old.id)
    return replace(name, sealed(entity, row))
  }
  const place = (name: string, row: WireRow, institution: number): WireRow =>
    replace(name, {
      ...row,
      institution: [...new Set([...institutionsOf(entityOf(name), row), institution])],
    })

  /** The institutions that keep a row which leaves these. */
  const leaving = (name: string, row: WireRow, institutions: readonly number[] | 'all'): readonly number[] =>
    institutions === 'all'
      ? []
      : institutionsOf(entityOf(name), row).filter((one) => !institutions.includes(one))

  const change = (
    name: string,
    { id, patch, version }: PatchedRow,
    institutions?: readonly number[],
  ): WireRow => {
    const old = found(name, id)
    if (old.version !== version) throw refusal(412, { current: old })
    const left = leaving(name, old, institutions ?? 'all')
    if (!institutions || left.length === 0) return update(name, old, patch)
    replace(name, { ...old, institution: left })
    return insert(name, { ...old, ...patch, institution: institutions })
  }
  /** The row that a link tied leaves the link's institution. */
  const untie = (link: string, tie: WireRow): void => {
    for (const [name, entity] of catalogue.entities) {
      const join = joinOf(entity)
      const row = join?.link === link && present(name).find(({ id }) => id === tie[join.row])
      if (row) replace(name, { ...row, institution: leaving(name, row, institutionsOf(entityOf(link), tie)) })
    }
  }
  const remove = (
    name: string,
    { id, version }: NamedRow,
    institutions: readonly number[] | 'all',
  ): RemovedRow => {
    const entity = entityOf(name)
    const row = found(name, id)
    if (version !== undefined && row.version !== version) throw refusal(412, { current: row })
    untie(name, row)
    const left = leaving(name, row, institutions)
    const stays = isShared(entity) && (left.length > 0 || unlinksTo(entity) === 'stays')
    if (stays) replace(name, { ...row, institution: left })
    else
      rows.set(
        name,
        present(name).filter((one) => one !== row),
      )
    if (!isShared(entity)) return { id }
    return {
      id,
      removedFrom: institutionsOf(entity, row).filter((one) => !left.includes(one)),
      institution: left,
    }
  }
  /** All lines or none, each that is refused for the first reason found told by its place. */
  const together = <L, R>(name: string, lines: readonly L[], work: (one: L, line: number) => R): R[] => {
    const before = present(name)
    const problems: CallProblem[] = []
    const done = lines.flatMap((one, line) => {
      try {
        return [work(one, line)]
      } catch (thrown) {
        problems.push(onLine(problemOf(thrown), line))
        return []
      }
    })
    const [first] = problems
    if (!first) return done
    rows.set(name, before)
    const alike = problems.filter(({ status }) => status === first.status)
    throw refusal(first.status, { code: first.code, details: alike.flatMap(({ details }) => details) })
  }

  const upsert = (name: string, row: Values, line: number, institution: number): WrittenLine => {
    const { version: seen, ...values } = row
    const entity = entityOf(name)
    const owner = ownerOf(entity, institution)
    const [rule] = uniqueRules(entity)
    const named = present(name).find(({ id }) => id === values.id)
    const isHere = named && institutionsOf(entity, named).includes(institution)
    const [alike] = rule && !isHere ? rivals(entity, rule, { ...values, ...owner }) : []
    const known = alike ?? named
    const isOther = known && values.id !== undefined && known.id !== values.id
    if (seen !== undefined && (isOther || seen !== (known?.version ?? 0))) throw refusal(412)
    if (!known) return { line, ...written(insert(name, { ...values, ...owner })), outcome: 'created' }
    const tied =
      isShared(entity) && !institutionsOf(entity, known).includes(institution)
        ? place(name, known, institution)
        : known
    const same = Object.entries(values).every(([column, value]) => tied[column] === value)
    if (same) return { line, ...written(tied), outcome: tied === known ? 'unchanged' : 'linked' }
    return { line, ...written(update(name, tied, values)), outcome: 'updated' }
  }
  return {
    list: async (name, request) => {
      const entity = entityOf(name)
      const answer = answerOf(entity, present(name), request)
      const told = request.related?.map((one) => [
        one,
        relatedRows(catalogue, rows, entity, one, answer.rows),
      ])
      return { ...answer, ...(told && { related: Object.fromEntries(told) }) }
    },
    insert: async (name, row) => insert(name, row),
    insertAll: async (name, batch, institutions) => {
      const before = present(name)
      const details: CallProblem['details'][number][] = []
      const made: WireRow[] = []
      for (const [line, values] of batch.entries())
        for (const institution of institutions)
          try {
            made.push(insert(name, { ...values, ...ownerOf(entityOf(name), institution) }))
          } catch (thrown) {
            const problem = problemOf(thrown)
            if (problem.details.length === 0) throw thrown
            details.push(...problem.details.map((detail) => ({ ...detail, line, institution })))
          }
      if (details.length === 0) return made
      rows.set(name, before)
      throw refusal(409, { details })
    },
    update: async (name, id, patch, version, { institutions } = {}) =>
      change(name, { id, patch, version }, institutions),
    remove: async (name, id, institutions, { version } = {}) =>
      remove(name, { id, ...(version !== undefined && { version }) }, institutions),
    updateAll: async (name, lines, { institutions } = {}) =>
      together(name, lines, (one, line) => ({
        line,
        ...written(change(name, one, institutions)),
        outcome: 'updated' as const,
      })),
    removeAll: async (name, lines, institutions) =>
      together(name, lines, (line) => remove(name, line, institutions)),
    link: async (link, column, ids, institution) => {
      const name = entityOf(link).columns[column]?.facts.entity
      if (!name) throw refusal(404)
      return ids.map((id, line) => {
        const row = found(name, id)
        const known = present(link).find((one) => one[column] === id && one.institution === institution)
        const isThere = institutionsOf(entityOf(name), row).includes(institution)
        if (!isThere) place(name, row, institution)
        const tie = known ?? insert(link, { [column]: id, ...placedIn(entityOf(link), institution) })
        return { line, ...written(tie), outcome: isThere ? ('unchanged' as const) : ('created' as const) }
      })
    },
    upsertBatch: async (name, batch, institution) =>
      together(name, batch, (row, line) => upsert(name, row, line, institution)),
  }
}

const written = ({ id, version }: WireRow) => ({ id, version })
