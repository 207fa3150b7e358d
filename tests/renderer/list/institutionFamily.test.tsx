// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { catalogue } from '#schemas'
import { institution } from '#schemas/tables/institution.ts'
import { institutiongroup } from '#schemas/tables/institutiongroup.ts'
import { institutionOption } from '#schemas/tables/institutionOption.ts'
import { institutionOptionChurn } from '#schemas/tables/institutionOptionChurn.ts'
import { institutionOptionWorker } from '#schemas/tables/institutionOptionWorker.ts'
import { signupCode } from '#schemas/tables/signupCode.ts'
import { stageGateway } from '../stageGateway.ts'
import { all, click, find, leave, settle, showTable } from './stage.tsx'

const flags = { legacyOptions: true, newReadSlotSystem: true }
const facts = { level: 1, records: {}, options: {}, flags }
const names = ['CHU de Lyon', 'Clinique des Lilas', 'EHPAD Les Tilleuls']
const useChoices = () => ({
  state: 'ready' as const,
  choices: names.map((label, i) => ({ id: i + 1, label })),
})
/** The backend with these rows of an entity. */
const gatewayOf = (entity: string, rows: readonly object[]) =>
  stageGateway(catalogue, {
    institution: names.map((name, i) => ({ id: i + 1, version: 1, name })),
    [entity]: rows.map((row, i) => ({ id: i + 1, version: 1, ...row })),
  })
const house = {
  name: 'CHU de Lyon',
  nameSMS: 'CHU',
  country: 'fr',
  lang: 'fr',
  sector: 'health',
  timezone: 'Europe/Paris',
  postalCode: '69003',
}

afterEach(leave)

it('a row that several institutions share names them all, and is not sorted by them', async () => {
  const gateway = gatewayOf('institutiongroup', [{ name: 'GHT du Rhône', type: 1, institution: [1, 3] }])
  await showTable({ gateway, facts, useChoices }, {}, institutiongroup)
  expect(find('[data-row-id="1"] [data-column=institution]').textContent).toBe(
    'CHU de Lyon, EHPAD Les Tilleuls',
  )
  expect(all('th[data-column=institution] button')).toEqual([])
  expect(all('th[data-column=name] button')).toHaveLength(1)
})

it('a list that comes whole says how many rows it has, too', async () => {
  const houses = names.map((name) => ({ ...house, name }))
  await showTable(
    { gateway: gatewayOf('institution', houses), facts, useChoices, selected: [1, 3] },
    {},
    institution,
  )
  expect(find('.list-pages').textContent).toBe('1–2 sur 2')
  expect(all('.list-pages button')).toEqual([])
})

it('sign-up codes are to be read only [console 3.1.30]', async () => {
  await showTable(
    { gateway: gatewayOf('signupCode', [{ code: 'LYON1', institution: [1] }]), facts, useChoices },
    {},
    signupCode,
  )
  expect(all('[data-row-id]')).toHaveLength(1)
  expect(all('[data-action=add], [data-action=edit], [data-action=delete]')).toEqual([])
})

it('whether an institution is about to leave is to be read only, there or not [console 2.2.4]', async () => {
  await showTable(
    { gateway: gatewayOf('institutionOptionChurn', []), facts, useChoices, selected: [1] },
    {},
    institutionOptionChurn,
  )
  expect(all('[data-action=add]')).toEqual([])
  await leave()
  const gateway = gatewayOf('institutionOptionChurn', [{ institution: 1, isChurn: true }])
  await showTable({ gateway, facts, useChoices, selected: [1] }, {}, institutionOptionChurn)
  expect(find('[data-row-id="1"] [data-column=isChurn]').textContent).toBe('Oui')
  expect(all('[data-action=add], [data-action=edit], [data-action=delete]')).toEqual([])
})

it('what an institution has once can be added only while there is none [console 2.2.3]', async () => {
  await showTable(
    { gateway: gatewayOf('institutionOptionWorker', []), facts, useChoices, selected: [1] },
    {},
    institutionOptionWorker,
  )
  expect(all('[data-action=add]')).toHaveLength(1)
  await leave()
  const gateway = gatewayOf('institutionOptionWorker', [{ institution: 1, hasPool: true }])
  await showTable({ gateway, facts, useChoices, selected: [1] }, {}, institutionOptionWorker)
  expect(find('[data-row-id="1"] [data-column=institution]').textContent).toBe('CHU de Lyon')
  expect(all('[data-action=add], [data-action=delete]')).toEqual([])
  expect(all('[data-action=edit]')).toHaveLength(1)
})

it('the options give way to a notice where they are managed elsewhere [console 2.2.5, console 6.5]', async () => {
  const gateway = gatewayOf('institutionOption', [{ institution: 1, hasContract: true }])
  const off = { ...facts, flags: { ...flags, legacyOptions: false } }
  await showTable({ gateway, facts: off, useChoices }, {}, institutionOption)
  expect(find('[data-table=institutionOption]').textContent).toContain('un autre outil')
  expect(all('[data-row-id]')).toEqual([])
})

it('the slots of the day are asked for only where the new slot system is on [console 2.1.8, console 6.5]', async () => {
  const open = async (on: boolean) => {
    const given = { ...facts, flags: { ...flags, newReadSlotSystem: on } }
    await showTable({ gateway: gatewayOf('institution', [house]), facts: given, useChoices }, {}, institution)
    expect(all('[data-action=add], [data-action=delete]')).toEqual([])
    await click('[data-action=edit]')
    await settle(() => all('dialog [name=siret]').length === 1)
    return all('dialog [name=slotConfig]').length
  }
  expect(await open(true)).toBe(1)
  await leave()
  expect(await open(false)).toBe(0)
})
