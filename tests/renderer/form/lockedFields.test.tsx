// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  date,
  entity,
  inInstitution,
  number,
  select,
  startDay,
  table,
  text,
  timeOfDay,
  writtenByProvider,
} from '#dsl'
import type { AnyTable } from '#dsl/tables/table.ts'
import { CardForm } from '#renderer/card/CardForm.tsx'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import { ownDetails } from '#schemas/cards/ownDetails.ts'
import { ownOptions } from '#schemas/cards/ownOptions.ts'
import { startOfPeriod } from '#schemas/entities/counter.ts'
import { counterPeriod } from '#schemas/enums/counterPeriod.ts'
import { institutionHasAdmin } from '#schemas/tables/institutionHasAdmin.ts'
import { institutionOption } from '#schemas/tables/institutionOption.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { until } from '#tests/until.ts'
import { all, control, find, leave, show } from './screen.tsx'

afterEach(leave)

/** What describes a control to who listens, each sentence once. */
const described = (column: string): string =>
  (find(`[name="${column}"]`).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter(Boolean)
    .join(' | ')

const open = (table: AnyTable, row?: object) =>
  show(
    <QueryClientProvider client={new QueryClient()}>
      <FormDialog
        table={table}
        {...(row && { row: { id: 7, version: 1, institution: 1, ...row } })}
        onSaved={() => undefined}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
    { selected: [1] },
  )
const openCard = (card: AnyTable, writable: readonly string[]) =>
  show(
    <QueryClientProvider client={new QueryClient()}>
      <CardForm
        card={card}
        row={{ id: 7, version: 1, institution: 1 }}
        writableOf={() => new Set(writable)}
        onSaved={() => undefined}
      />
    </QueryClientProvider>,
    { selected: [1] },
  )

/** What follows from one field, as the periods of counters do. */
const periods = table('periods', {
  entity: entity('period', {
    columns: {
      name: text(),
      whichCounter: select(counterPeriod),
      from: startDay(startOfPeriod),
      until: startDay(startOfPeriod),
    },
    belongs: inInstitution(),
    access: writtenByProvider,
    label: 'name',
  }),
  form: { style: 'plain', lines: 2 },
  list: { columns: ['whichCounter'], sort: 'whichCounter' },
}) as AnyTable
const choose = (counter: string) =>
  act(async () => {
    const choice = find<HTMLSelectElement>('[name="whichCounter"]')
    choice.value = counter
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  })

describe('a locked field says why', () => {
  it('below itself: computed, and from what', async () => {
    await open(schedule)
    expect(described('nbWorkedMinutes')).toBe('Calculé à partir de\u00a0: Début, Fin et Pause.')
  })

  it('in the words of its table, where something else sets it', async () => {
    await open(institutionOption, {})
    expect(described('hasHubloPool')).toBe('Se change par le bouton «\u00a0Pool Hublo\u00a0» de la ligne.')
    expect(control(0, 'hasHubloPool').disabled).toBe(true)
    expect(described('hasContract')).toBe('')
  })

  it('below itself: the person may not, while others may be changed', async () => {
    await openCard(ownDetails, ['firstName', 'lastName', 'mobilePhone'])
    expect(described('email')).toBe('Pour changer cette adresse, écrivez au support par l’aide.')
    expect(control(0, 'email').readOnly).toBe(true)
    expect(all('.form-note').map((one) => one.textContent)).toEqual(['* champs obligatoires'])
  })

  it('once for its group, where all of the group is locked for one reason', async () => {
    await openCard(ownOptions, ['isAddressRequired', 'isCvMandatory', 'healthPass', 'canValidateMission'])
    const told = all('.form-note').map((one) => one.textContent)
    expect(told.filter((one) => one === 'Accordé par notre équipe.')).toHaveLength(1)
    expect([described('hasSMS'), described('hasInterim')]).toEqual([
      'Accordé par notre équipe.',
      'Accordé par notre équipe.',
    ])
    expect(all('.field-hint').map((one) => one.textContent)).not.toContain('Accordé par notre équipe.')
  })

  it('by name, where some of a group are locked for one reason', async () => {
    await openCard(ownDetails, ['firstName'])
    expect(described('mobilePhone')).toBe(
      'Nom et Téléphone mobile\u00a0: Lecture seule\u00a0: votre niveau ne permet pas de modifier.',
    )
    expect(described('mobilePhone')).toBe(described('lastName'))
  })

  it('as long as it holds, where another field decides it for several', async () => {
    await open(periods, { whichCounter: 4, from: null, until: null })
    expect(all('.form-note').map((one) => one.textContent)).toEqual([expect.stringContaining('Sans objet')])
    await choose('1')
    expect(all('.form-note')).toEqual([])
    expect([control(0, 'from').disabled, control(0, 'until').disabled]).toEqual([false, false])
  })

  it('once for a form of which nothing can be changed', async () => {
    await openCard(ownOptions, [])
    expect(all('.form-note').length).toBeGreaterThan(0)
    await leave()
    await open(institutionHasAdmin, { admin: 1, matricule: 'H1', isActivated: false })
    expect(all('.form-note').map((one) => one.textContent)).toEqual([
      'Inactif\u00a0: seul le statut peut être modifié.',
    ])
    expect(described('matricule')).toBe('Inactif\u00a0: seul le statut peut être modifié.')
  })
})

describe('what a locked field is spared', () => {
  it('is the first focus, which goes to what can be filled in', async () => {
    await open(institutionHasAdmin, { admin: 1, matricule: 'H1', isActivated: false })
    expect(control(0, 'matricule').readOnly).toBe(true)
    expect((document.activeElement as HTMLInputElement).name).toBe('isActivated')
  })

  it('is a block of a spreadsheet laid over it', async () => {
    await open(periods)
    await choose('4')
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
      clipboardData: { getData: () => 'Vacances\tx\t02-01\t03-01\nFormation\tx\t02-01\t03-01' },
    })
    await act(async () => {
      control(0, 'name').dispatchEvent(event)
    })
    await until(async () => {
      await act(() => new Promise<void>((done) => setTimeout(done)))
      expect(control(0, 'name').value).toBe('Vacances')
    })
    expect(find('[data-remark=locked]').textContent).toMatch(/^from et until/)
    expect(find('[name=from]').textContent).toBe('-')
  })
})

describe('the note on required fields [console 2.1.7]', () => {
  it('stands above a form that asks for something', async () => {
    await open(schedule)
    expect(find('.form-note').textContent).toBe('* champs obligatoires')
  })

  it('is left out where nothing that is shown is required of the person', async () => {
    await open(institutionOption, {})
    expect(all('.form-note, .field-required')).toEqual([])
    await leave()
    await openCard(ownDetails, ['mobilePhone'])
    expect(all('.field-required')).toEqual([])
    expect(all('.form-note').map((one) => one.textContent)).not.toContain('* champs obligatoires')
  })
})

it('an empty field asks for nothing in what only is read: neither how it is written nor what is usual', async () => {
  const stay = table('stays', {
    entity: entity('stay', {
      columns: { name: text(), on: date(), at: timeOfDay(), guests: number({ usual: 2 }) },
      belongs: inInstitution(),
      access: writtenByProvider,
      label: 'name',
    }),
    list: { columns: ['name'], sort: 'name' },
  }) as AnyTable
  const hints = () => ['on', 'at', 'guests'].map((name) => control(0, name).placeholder)
  await openCard(stay, ['on', 'at', 'guests'])
  expect(hints()).toEqual(['jj/mm/aaaa', 'hh:mm', '2'])
  await leave()
  await openCard(stay, [])
  expect(hints()).toEqual(['', '', ''])
})
