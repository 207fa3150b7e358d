import { describe, expect, test } from 'vitest'
import { findChoice, findChoices } from '#engine/csv/findChoice.ts'
import { createFormStore } from '#engine/form/formStore.ts'
import { fillLines, type ReadChosen } from '#engine/paste/fillLines.ts'
import { pastedRows } from '#engine/paste/pastedRows.ts'
import { planPaste } from '#engine/paste/planPaste.ts'
import { readPasted } from '#engine/paste/readPasted.ts'
import { asOneStep } from '#engine/paste/takeBack.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { parcel } from '#tests/fixtures/parcel.ts'

const open = (maxLines = 3) =>
  createFormStore({ entity: parcel, context: contextOf(), maxLines, columns: shown })
const shown = ['reference', 'weight', 'size', 'dueOn', 'openAt', 'closeAt', 'opening']
const fillable = shown.slice(0, -1)
const sizes: ReadChosen = (text) =>
  findChoice(
    [
      { value: 'small', label: 'Petit' },
      { value: 'large', label: 'Grand' },
    ],
    text,
  )
const plan = (text: string, from: string) =>
  planPaste(readPasted(text), { names: shown, shown, fillable, from, known: {} })
const first = (form: ReturnType<typeof open>) => form.lines()[0] as number
const paste = (form: ReturnType<typeof open>, text: string, from = 'reference', line = first(form)) =>
  fillLines(form, plan(text, from), line, new Map([['size', sizes]]))
const column = (form: ReturnType<typeof open>, name: string) =>
  form.lines().map((line) => form.field(line, name).draft ?? form.field(line, name).value)

describe('a block', () => {
  test('fills the lines downwards, adding some, each cell read as it is typed', () => {
    const form = open()
    const filled = paste(form, 'P-1\t3\tGrand\t23/11/2026\t8h30\nP-2\t4\tpetit\t2026-12-01\t0830')
    expect(form.rows()).toMatchObject([
      { reference: 'P-1', weight: 3, size: 'large', dueOn: '2026-11-23', openAt: '08:30' },
      { reference: 'P-2', weight: 4, size: 'small', dueOn: '2026-12-01', openAt: '08:30' },
    ])
    expect(filled).toMatchObject({ rows: 2, filled: 2, wrong: 0, unread: [], beyond: [] })
  })

  test('begins in the line it was pasted into, and computed columns follow', () => {
    const form = open()
    const second = form.addLine() as number
    paste(form, '08:00\t12:00', 'openAt', second)
    expect(column(form, 'opening')).toEqual([null, 240])
  })

  test('leaves what it cannot read in its field, with the error', () => {
    const form = open()
    const filled = paste(form, 'P-1\tlourd\tGrand\tbientôt')
    expect(form.field(first(form), 'weight')).toMatchObject({
      draft: 'lourd',
      problem: { reason: 'notANumber' },
    })
    expect(form.field(first(form), 'dueOn')).toMatchObject({
      draft: 'bientôt',
      problem: { reason: 'notADate' },
    })
    expect(filled.wrong).toBe(2)
  })

  test('names a cell that is none of the choices, whose field stays as it was', () => {
    const form = open()
    const filled = paste(form, 'P-1\t3\tMoyen')
    expect(filled.unread).toEqual([{ line: 0, column: 'size', text: 'Moyen' }])
    expect(column(form, 'size')).toEqual(['small'])
  })

  test('says how many rows found no line, and what lies beyond the last column', () => {
    const form = open(2)
    const filled = paste(form, '1\tx\n2\ty\n3\tz', 'closeAt')
    expect(filled).toMatchObject({ rows: 3, filled: 2, left: ['3'], beyond: [], locked: ['opening'] })
    const many = '1\tx\n2\tx\n\t 3 \n\t\n4\tx'
    expect(paste(open(2), many, 'reference').left).toEqual(['3', '4'])
    expect(paste(open(2), '8h\t9h\tx\ty\n8h\t9h', 'openAt')).toMatchObject({ beyond: ['x', 'y'] })
  })

  test('with blank cells leaves what a new line begins with', () => {
    const form = open()
    form.setDraft(first(form), 'reference', 'P-9')
    form.setValue(first(form), 'size', 'large')
    paste(form, '\t5\t ')
    expect(form.rows()[0]).toMatchObject({ reference: null, weight: 5, size: 'small' })
  })

  test('puts a text of several lines into one', () => {
    const form = open()
    paste(form, '"P\r\n-1"\t3')
    expect(column(form, 'reference')).toEqual(['P -1'])
  })
})

describe('taken back', () => {
  const typed = (form: ReturnType<typeof open>, name: string, text: string, line = first(form)) => {
    form.setDraft(line, name, text)
    form.commit(line, name)
  }

  test('leaves all as it was before, what could not be read and its error too', () => {
    const form = open()
    typed(form, 'reference', 'P-0')
    typed(form, 'weight', 'douze')
    const { problem } = form.field(first(form), 'weight')
    const step = asOneStep(form, () => void paste(form, 'P-1\t3\tGrand\nP-2\t4\tGrand'))
    expect(form.lines()).toHaveLength(2)
    expect(step.isLatest()).toBe(true)
    step.takeBack()
    expect(form.lines()).toHaveLength(1)
    expect(column(form, 'reference')).toEqual(['P-0'])
    expect(form.field(first(form), 'weight')).toMatchObject({ draft: 'douze', problem })
    expect(column(form, 'size')).toEqual(['small'])
  })

  test('a form in which nothing was typed is as good as new', () => {
    const form = open()
    asOneStep(form, () => void paste(form, 'P-1\tx\tGrand\t23/11/2026\t8h\t12h')).takeBack()
    expect(form.dirty()).toBe(false)
    expect(column(form, 'opening')).toEqual([null])
  })

  test('keeps what was entered since, and the line it stands in', () => {
    const form = open()
    const step = asOneStep(form, () => void paste(form, 'P-1\t3\nP-2\t4\nP-3\t5'))
    const [one, two] = form.lines() as [number, number]
    typed(form, 'weight', '7', one)
    typed(form, 'reference', 'P-22', two)
    expect(step.isLatest()).toBe(false)
    step.takeBack()
    expect(column(form, 'reference')).toEqual([null, 'P-22'])
    expect(column(form, 'weight')).toEqual([7, 1])
  })

  test('knows lines that have gone meanwhile', () => {
    const form = open()
    const step = asOneStep(form, () => void paste(form, 'P-1\nP-2\nP-3'))
    form.removeLine(form.lines()[1] as number)
    step.takeBack()
    expect(column(form, 'reference')).toEqual([null])
  })
})

describe('a choice', () => {
  const jobs = [
    { value: 1, label: 'Infirmier' },
    { value: 2, label: 'Aide-soignant, jour' },
    { value: 3, label: 'Cadre' },
    { value: 4, label: 'cadre' },
  ]
  test.each([
    ['Infirmier', 1],
    [' INFIRMIÉR ', 1],
    ['Cadre', 3],
  ])('goes by %j', (text, value) => {
    expect(findChoice(jobs, text)).toEqual({ value })
  })
  test.each(['Sage-femme', 'CADRE', '—'])('is not found by %j', (text) => {
    expect(findChoice(jobs, text)).toMatchObject({ problem: { reason: 'notAChoice' } })
  })
  const levels = [
    { value: 12, label: '2 · Direction' },
    { value: 13, label: '3\u00a0· Encadrement' },
    { value: 14, label: '4 · Équipe · Nuit' },
    { value: 15, label: '5 · Équipe' },
    { value: 3, label: '6 · Direction des soins' },
  ]
  test.each([
    ['3', 13],
    ['direction', 12],
    ['ENCADREMENT', 13],
    ['nuit', 14],
    ['3·encadrement', 13],
  ])('of several parts goes by one of them, %j', (text, value) => {
    expect(findChoice(levels, text)).toEqual({ value })
  })
  test.each(['Équipe', '12', 'Direct', '·', '3 · Direction'])(
    'of several parts is not found by %j',
    (text) => {
      expect(findChoice(levels, text)).toMatchObject({ problem: { reason: 'notAChoice' } })
    },
  )
  test('of several goes by their names, or by one with a comma in it', () => {
    expect(findChoices(jobs, 'Cadre; Infirmier')).toEqual({ value: [1, 3] })
    expect(findChoices(jobs, 'Aide-soignant, jour')).toEqual({ value: [2] })
    expect(findChoices(jobs, 'Cadre, Inconnu')).toHaveProperty('problem')
  })
})

describe('a block as rows of the import', () => {
  const columns = ['code', 'beginAt', 'endAt', 'break', 'interfacingCode']
  const target = { names: columns, shown: columns, fillable: columns, from: 'code', known: {} }
  const { csv: format } = schedule.list
  if (!format) throw new Error('the table has an import')
  const rowsOf = (text: string) => pastedRows(planPaste(readPasted(text), target), format, columns)

  test('is all of it, with what is too much and without a needed column that it does not have', () => {
    const cells = { code: 'M1', beginAt: '7h', endAt: '15h', break: '' }
    const missing = ['break']
    expect(rowsOf('code\tendAt\tbeginAt\nM1\t15h\t7h\n\t\t\nM2\t16h\t8h\tx')).toEqual({
      columns: ['code', 'beginAt', 'endAt', 'break'],
      rows: [
        { line: 2, cells, missing, surplus: [] },
        { line: 4, cells: { ...cells, code: 'M2', beginAt: '8h', endAt: '16h' }, missing, surplus: ['x'] },
      ],
    })
  })

  test('has the optional columns that it names or is wide enough for, and no other', () => {
    expect(rowsOf('code\tbeginAt\tendAt\tbreak\nM1\t7h\t15h\t').columns).not.toContain('interfacingCode')
    expect(rowsOf('M1\t7h\t15h\t30').rows[0]).toMatchObject({ missing: [] })
    expect(rowsOf('M1\t7h\t15h\t30').columns).not.toContain('interfacingCode')
    expect(rowsOf('interfacingCode\tcode\nX1\tM1').columns).toEqual(columns)
    expect(rowsOf('M1\t7h\t15h\t30\tX1\nM2\t7h\t15h\t30').rows[1]).toMatchObject({
      missing: ['interfacingCode'],
    })
  })
})
