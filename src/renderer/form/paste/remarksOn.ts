import type { TFunction } from 'i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Filled } from '#engine/paste/fillLines.ts'

interface Remark {
  /** What it is about, the same in any language. */
  readonly about: string
  readonly text: string
}

interface Told {
  readonly filled: Filled
  readonly failed: readonly string[]
  /** Rows of earlier pastes that found no line. */
  readonly waiting: number
  /** Most lines of the form. */
  readonly most: number
  /** Rows that found no line are asked for in another form. */
  readonly follows: boolean
}

/** Cells that are told one by one; of more, how many. */
const TOLD = 5

/** All that did not become a field as it is written. */
export const remarksOn = (
  t: TFunction,
  table: AnyTable,
  { filled, failed, waiting, most, follows }: Told,
): readonly Remark[] => {
  const labelOf = (name: string) => t(`tables.${table.name}.columns.${name}`, name)
  const listed = (texts: readonly string[]) => {
    const quoted = texts.slice(0, TOLD).map((text) => t('paste.quoted', { text }))
    const more = texts.length - quoted.length
    return more > 0 ? [...quoted, t('paste.more', { count: more })] : quoted
  }
  const over = filled.rows - filled.filled
  const { left, unread, beyond, locked, unknown, wrong } = filled
  const overText = () =>
    [
      t('paste.over', { count: over, most }),
      ...(follows && left.length > 0 ? [t('paste.notPasted', { count: over, rows: listed(left) })] : []),
    ].join(' ')
  const remarks: (Remark | false)[] = [
    over > 0 && { about: 'over', text: overText() },
    waiting > 0 && { about: 'waiting', text: t('paste.waiting', { count: waiting }) },
    wrong > 0 && { about: 'wrong', text: t('paste.wrong', { count: wrong }) },
    ...unread.slice(0, TOLD).map(({ line, column, text }) => ({
      about: 'unread',
      text: t('paste.unread', { line: line + 1, column: labelOf(column), text }),
    })),
    unread.length > TOLD && { about: 'unread', text: t('paste.unreadMore', { count: unread.length - TOLD }) },
    ...failed.map((name) => ({
      about: 'failed',
      text: t('paste.failed', { column: labelOf(name) }),
    })),
    locked.length > 0 && {
      about: 'locked',
      text: t('paste.locked', { count: locked.length, columns: locked.map(labelOf) }),
    },
    unknown.length > 0 && {
      about: 'unknown',
      text: t('paste.unknown', { count: unknown.length, columns: listed(unknown) }),
    },
    beyond.length > 0 && {
      about: 'beyond',
      text: t('paste.beyond', { count: beyond.length, cells: listed(beyond) }),
    },
  ]
  return remarks.filter((one) => one !== false)
}
