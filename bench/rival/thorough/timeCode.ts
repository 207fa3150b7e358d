import { Ajv } from 'ajv'
import { Refusal } from './refusal.ts'

/** A time code as a client sends it. */
export interface TimeCode {
  readonly code: string
  readonly beginAt: string
  readonly endAt: string
  readonly break?: string | null
  readonly nbWorkedMinutes: number
  readonly interfacingCode?: string | null
}

const clock = { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }
const properties = {
  code: { type: 'string', minLength: 1, maxLength: 50 },
  beginAt: clock,
  endAt: clock,
  break: { ...clock, nullable: true },
  nbWorkedMinutes: { type: 'integer', minimum: 1 },
  interfacingCode: { type: 'string', maxLength: 50, nullable: true },
}
const ajv = new Ajv()
const whole = { type: 'object', properties, additionalProperties: false } as const
const isNew = ajv.compile<TimeCode & { readonly institution: readonly [number] }>({
  ...whole,
  properties: {
    ...properties,
    institution: { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 1, maxItems: 1 },
  },
  required: ['code', 'beginAt', 'endAt', 'nbWorkedMinutes', 'institution'],
})
const isChange = ajv.compile<Partial<TimeCode>>(whole)

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Throws Refusal 400. */
export const newTimeCode = (body: unknown) => {
  if (!isNew(body)) throw new Refusal(400)
  return body
}

/** The columns that change. Throws Refusal 400. */
export const changeOf = (body: unknown): Partial<TimeCode> => {
  if (!isChange(body)) throw new Refusal(400)
  return body
}

/** Throws Refusal 400 where minutes are not those between the times, or a code is for a system that is not there. */
export const demandRight = (row: TimeCode, isConnected: boolean): void => {
  const length = (minutesOf(row.endAt) - minutesOf(row.beginAt) + 1440) % 1440
  const worked = length - (row.break ? minutesOf(row.break) : 0)
  if (row.nbWorkedMinutes !== worked) throw new Refusal(400)
  if (row.interfacingCode && !isConnected) throw new Refusal(400)
}

export const valuesOf = (row: TimeCode): readonly unknown[] => [
  row.code,
  row.beginAt,
  row.endAt,
  row.break ?? null,
  row.nbWorkedMinutes,
  row.interfacingCode ?? null,
]
