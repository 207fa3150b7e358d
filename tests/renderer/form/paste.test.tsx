// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FormDialogProps } from '#renderer/form/FormDialog.tsx'
import type { Choice, RendererServices } from '#renderer/RendererContext.ts'
import { contract } from '#schemas/tables/contract.ts'
import { pole } from '#schemas/tables/pole.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { isTold, openForm, paste, pasteBlock } from './pasteStage.tsx'
import { all, click, control, errorOf, fill, find, leave, press, typeIn } from './screen.tsx'

const lineOf = (line: number) =>
  ['code', 'beginAt', 'endAt', 'break'].map((name) => control(line, name).value)
const remarks = () =>
  all('[data-remark]').map((one) => [one.dataset.remark, one.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')])

const EIGHT = Array.from({ length: 8 }, (_, i) => `M${i}\t${i}h30\t15:00\t30`).join('\r\n')

const rows: Readonly<Record<string, readonly Choice[]>> = {
  job: [
    { id: 1, label: 'Infirmier' },
    { id: 2, label: 'Aide-soignant' },
  ],
  specialty: [
    { id: 7, label: 'Bloc', points: { job: 1 } },
    { id: 8, label: 'Nuit', points: { job: 2 } },
  ],
}
const offered: Pick<RendererServices, 'useChoices'> = {
  useChoices: (entity) => ({ state: 'ready', choices: rows[entity] ?? [] }),
}

afterEach(leave)

describe('a block of a spreadsheet', () => {
  it('fills lines and says so, with the focus where it was', async () => {
    await openForm()
    await pasteBlock(control(0, 'code'), 'M1\t06:45\t14:15\t0:30\r\nM2\tmidi\t16h\t\r\n')
    expect([lineOf(0), lineOf(1)]).toEqual([
      ['M1', '06:45', '14:15', '00:30'],
      ['M2', 'midi', '16:00', ''],
    ])
    expect(errorOf(1, 'beginAt')).toBe('406')
    expect(find('[role=status][data-pasted]').textContent).toContain('2 lignes collées')
    expect(remarks().map(([about]) => about)).toEqual(['wrong'])
    expect(document.activeElement).toBe(control(0, 'code'))
  })

  it.each(['M1', 'M1\r\n', 'de 7 h à 15 h'])('of one cell, %j, is the browser’s to paste', async (text) => {
    await openForm()
    expect(await paste(control(0, 'code'), text)).toBe(true)
    expect(all('.pasted')).toEqual([])
  })

  it('wins over what is being typed in the field, and gives it back', async () => {
    await openForm()
    await typeIn(control(0, 'code'), 'VIEUX')
    await pasteBlock(control(0, 'code'), 'M1\t7h\nM2\t8h')
    expect(control(0, 'code').value).toBe('M1')
    await click('[data-action=undo-paste]')
    expect(all('[data-line]')).toHaveLength(1)
    expect(lineOf(0)).toEqual(['VIEUX', '', '', ''])
    expect(find('[role=status][data-pasted=undone]').textContent).toContain('Collage annulé')
    expect(document.activeElement).toBe(control(0, 'code'))
    expect(all('[data-action=undo-paste]')).toEqual([])
  })

  it('is taken back by Control+Z while nothing was entered since', async () => {
    await openForm()
    await pasteBlock(control(0, 'code'), 'M1\t7h\nM2\t8h')
    await press(control(1, 'code'), 'z', { ctrlKey: true })
    await isTold('undone')
    expect(all('[data-line]')).toHaveLength(1)
    expect(lineOf(0)).toEqual(['', '', '', ''])
  })

  it('leaves Control+Z to the browser once something was typed', async () => {
    await openForm()
    await pasteBlock(control(0, 'code'), 'M1\t7h\nM2\t8h')
    await typeIn(control(1, 'code'), 'M22')
    await press(control(1, 'code'), 'z', { ctrlKey: true })
    expect(all('[data-pasted=filled]')).toHaveLength(1)
    expect(lineOf(1)).toEqual(['M22', '08:00', '', ''])
  })

  it('keeps what was entered since when it is taken back', async () => {
    await openForm()
    await pasteBlock(control(0, 'code'), 'M1\t7h\nM2\t8h')
    await fill(1, { endAt: '1600' })
    await click('[data-action=undo-paste]')
    expect([lineOf(0), lineOf(1)]).toEqual([
      ['', '', '', ''],
      ['', '', '16:00', ''],
    ])
  })

  it('with a header goes to the columns that it names, in any language', async () => {
    const labels: Readonly<Record<string, readonly string[]>> = {
      'tables.schedule.columns.code': ['Code', 'Kürzel'],
      'tables.schedule.columns.beginAt': ['Début', 'Beginn'],
      'tables.schedule.columns.endAt': ['Fin', 'Ende'],
    }
    await openForm(schedule, { loadEveryLanguage: async () => (key) => labels[key] ?? [] })
    await pasteBlock(control(0, 'endAt'), 'Ende\tFarbe\tKÜRZEL\tBeginn\n15h\trot\tM1\t7h')
    expect(lineOf(0)).toEqual(['M1', '07:00', '15:00', ''])
    expect(remarks()).toEqual([['unknown', '« Farbe » : aucun champ ne porte ce titre.']])
  })

  it('with a header of the language spoken asks for no other', async () => {
    const loadEveryLanguage = vi.fn<RendererServices['loadEveryLanguage']>()
    await openForm(schedule, { loadEveryLanguage })
    await pasteBlock(control(0, 'code'), 'Code\tDébut\tTemps travaillé\nM1\t7h\t8h')
    expect(lineOf(0)).toEqual(['M1', '07:00', '', ''])
    expect(remarks()).toEqual([['locked', 'Temps travaillé : cette colonne ne se remplit pas ici.']])
    await pasteBlock(control(0, 'code'), 'M1\t06:45\t14:15')
    expect(loadEveryLanguage).not.toHaveBeenCalled()
  })

  it('with a header of which half is known makes no row of it', async () => {
    await openForm(pole)
    await pasteBlock(control(0, 'name'), 'Code\tNom\nP01\tUrgences\nP02\tBloc')
    expect([control(0, 'name').value, control(1, 'name').value]).toEqual(['Urgences', 'Bloc'])
    expect(remarks()).toEqual([['unknown', '« Code » : aucun champ ne porte ce titre.']])
  })

  it('of words alone is pasted by place where the other languages cannot be had', async () => {
    await openForm(schedule, { loadEveryLanguage: () => Promise.reject(new Error('offline')) })
    await pasteBlock(control(0, 'code'), 'Matin\nSoir')
    expect([control(0, 'code').value, control(1, 'code').value]).toEqual(['Matin', 'Soir'])
  })

  it('tells of each cell and row that found no place', async () => {
    await openForm()
    await pasteBlock(control(0, 'break'), '30\tx\ty\n45\t\t')
    expect(remarks()).toEqual([['beyond', '2 cellules dépassent la dernière colonne : « x » et « y ».']])
    await pasteBlock(control(0, 'code'), EIGHT)
    expect(all('[data-line]')).toHaveLength(5)
    expect(remarks()).toEqual([
      [
        'over',
        '3 lignes n’ont pas trouvé de place : le formulaire en tient 5 au plus. Elles suivront dès que ce formulaire sera enregistré : « M5 », « M6 » et « M7 ».',
      ],
    ])
    expect(all('[data-action=paste-to-import]')).toEqual([])
    await pasteBlock(control(0, 'code'), EIGHT.split('\r\n').slice(2).join('\r\n'))
    expect(remarks()).toEqual([
      [
        'over',
        '1 ligne n’a pas trouvé de place : le formulaire en tient 5 au plus. Elle suivra dès que ce formulaire sera enregistré : « M7 ».',
      ],
    ])
  })

  it('is offered to the import with all its rows, the form being as before', async () => {
    const onImport = vi.fn<NonNullable<FormDialogProps['onImport']>>()
    await openForm(schedule, {}, { onImport })
    await fill(0, { code: 'ICI' })
    await pasteBlock(control(0, 'code'), EIGHT)
    await click('[data-action=paste-to-import]')
    expect(onImport.mock.calls[0]?.[0].rows).toHaveLength(8)
    expect(onImport.mock.calls[0]?.[0].rows[7]).toMatchObject({ line: 8, cells: { code: 'M7', break: '30' } })
    expect(all('[data-line]')).toHaveLength(1)
    expect(lineOf(0)).toEqual(['ICI', '', '', ''])
  })
})

describe('columns that are chosen', () => {
  it('are found by what people call their values, and told where nothing is called so', async () => {
    await openForm(contract, offered)
    await pasteBlock(
      control(0, 'name'),
      'CDD jour\tinfirmier\tBloc\tOui\nCDD nuit\tAide-soignant\tBloc\tnon\nCDD\tMédecin\t\tparfois',
    )
    const values = (line: number) => [
      ...['name', 'job', 'specialty'].map((name) => control(line, name).value),
      control(line, 'isFullTime').checked,
    ]
    expect([values(0), values(1), values(2)]).toEqual([
      ['CDD jour', '1', '7', true],
      ['CDD nuit', '2', '', false],
      ['CDD', '', '', false],
    ])
    expect(remarks().map(([, text]) => text)).toEqual([
      'Ligne 2, Spécialité : « Bloc » n’est pas dans la liste.',
      'Ligne 3, Métier : « Médecin » n’est pas dans la liste.',
      'Ligne 3, Temps plein : « parfois » n’est pas dans la liste.',
    ])
  })

  it('are found by a part of what they are called, as by the number before a name', async () => {
    const jobs = [
      { id: 21, label: '2 · Direction' },
      { id: 31, label: '3 · Encadrement' },
    ]
    await openForm(contract, {
      useChoices: (entity) => ({ state: 'ready', choices: entity === 'job' ? jobs : [] }),
    })
    await pasteBlock(control(0, 'name'), 'CDD\t3\nCDD\tdirection')
    expect([control(0, 'job').value, control(1, 'job').value]).toEqual(['31', '21'])
    expect(remarks()).toEqual([])
  })

  it('of which nobody can say what may be chosen are told', async () => {
    await openForm(contract, { useChoices: () => ({ state: 'failed', choices: [] }) })
    await pasteBlock(control(0, 'name'), 'CDD\tInfirmier')
    expect(remarks().map(([about]) => about)).toEqual(['unread', 'failed'])
  })
})
