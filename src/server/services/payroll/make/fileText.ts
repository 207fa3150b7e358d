import { dateKind } from '#dsl/kinds/times/date.ts'
import { csvLines, csvMark } from '#engine/csv/csvLines.ts'
import { escapeFormula } from '#engine/csv/formulaEscape.ts'
import { knownLanguage, textsOf } from '../../../texts.ts'
import { dayText } from '../calendar.ts'
import type { Hours } from './hoursOf.ts'
import type { Order } from './readOrder.ts'
import { createYield } from './yieldToEventLoop.ts'

const words = textsOf('payroll')
const schemaWords = textsOf('schemas')

type Cell = (hours: Hours) => string | number | null | undefined
type Say = (key: string) => string

interface Column {
  readonly name: string
  readonly cell: (say: Say, order: Order) => Cell
}

const column = (name: string, cell: Cell): Column => ({ name, cell: () => cell })

/** Who worked when, as payroll and the time and attendance system know it. */
const about: readonly Column[] = [
  {
    name: 'institution',
    cell:
      (_, { institutionName }) =>
      () =>
        institutionName,
  },
  column('mission', ({ mission }) => mission.id),
  column('day', ({ day }) => dateKind.format(dayText(day))),
  column('timeCode', ({ mission }) => mission.timeCode),
  column('interfacingCode', ({ mission }) => mission.interfacingCode),
  {
    name: 'workerType',
    cell:
      (say) =>
      ({ mission }) =>
        say(`enums.workerType.${mission.workerType}`),
  },
]
const time: readonly Column[] = [
  column('minutes', ({ minutes }) => minutes),
  column('hours', ({ minutes }) => (minutes / 60).toFixed(2).replace('.', ',')),
]
const columnsOf = {
  exported: [
    ...about,
    column('payCode', ({ code }) => code?.code),
    column('payCodeName', ({ code }) => code?.name),
    ...time,
  ],
  leftOut: [
    ...about,
    column('payCodeName', ({ code }) => code?.name),
    ...time,
    column('reason', ({ reason }) => reason),
    {
      name: 'sentence',
      cell:
        (say: Say) =>
        ({ reason }: Hours) =>
          say(`enums.leftOutReason.${reason}`),
    },
  ],
} satisfies Record<string, readonly Column[]>

/** Lines written at a time. */
const PART = 250

/**
 * A file of hours as payroll departments read it, in the language of the institution whoever asks: UTF-8 with BOM, `;`, CRLF, days as
 * DD-MM-YYYY (specification §9), hours with a decimal comma. What a spreadsheet would run is escaped.
 */
export const fileText = async (
  kind: keyof typeof columnsOf,
  order: Order,
  hours: readonly Hours[],
): Promise<Uint8Array> => {
  const lang = knownLanguage(order.lang) ?? 'fr'
  const say: Say = (key) => words(lang, key) ?? schemaWords(lang, key) ?? ''
  const columns = columnsOf[kind]
  const cells = columns.map(({ cell }) => cell(say, order))
  const parts = [csvMark, csvLines([columns.map(({ name }) => say(`payroll.file.${name}`))])]
  const yieldToEventLoop = createYield()
  for (let at = 0; at < hours.length; at += PART) {
    const lines = hours.slice(at, at + PART).map((one) => cells.map((cell) => written(cell(one))))
    parts.push(csvLines(lines))
    await yieldToEventLoop()
  }
  return Buffer.from(parts.join(''), 'utf8')
}

const written = (value: string | number | null | undefined): string =>
  typeof value === 'number' ? String(value) : escapeFormula(value ?? '')
