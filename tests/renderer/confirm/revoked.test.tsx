// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { badge, becomes, changes, common, entity, readOnly, relation, revokes, text } from '#dsl'
import { revokedBy } from '#renderer/confirm/revokedBy.ts'
import { catalogue } from '#schemas'
import { admin } from '#schemas/tables/admin.ts'
import { adminV2 } from '#schemas/tables/adminV2.ts'
import { dialog, licence, open, store } from '../detail/licenceStage.tsx'
import { click, fill, leave as leavePage } from '../form/screen.tsx'
import { all, find, leave, settle, showTable, type } from '../list/stage.tsx'
import { enterForAll } from '../many/manyStage.ts'
import { stageGateway } from '../stageGateway.ts'

afterEach(leave)
afterEach(leavePage)

const entityOf = (name: string) => catalogue.entities.get(name)
const of = (person: number, ...rows: readonly object[]) =>
  revokedBy(
    { entityOf, person },
    adminV2.entity,
    rows.map((row) => ({ row: { ...row }, patch: { email: 'new@example.org', matricule: 'M8' } })),
  )
const LOSES = 'Le changement de « E-mail » fait perdre à la personne son mot de passe'
const told = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ')

it('are others than who changes it, each once however many rows repeat them, those not known too', () => {
  expect(of(1, licence(11, 1), licence(12, 2), licence(13, 2, { admin: 8 }))).toEqual([
    { column: 'email', count: 2 },
  ])
  expect(of(7, licence(11, 1))).toEqual([])
  expect(of(1, { id: 11 })).toEqual([{ column: 'email', count: 1 }])
})

it('are those whom the entity says that a change, or a value that comes, reaches', () => {
  const key = entity('key', {
    columns: { holder: relation('admin'), code: text(), isLost: badge({ default: false }) },
    belongs: common,
    access: readOnly,
    on: [changes('code', revokes('holder')), becomes('isLost', true, revokes('holder'))],
    label: 'code',
  })
  const after = (patch: object, holder: number | null = 7) =>
    revokedBy({ entityOf, person: 1 }, key, [{ row: { id: 1, holder }, patch: { ...patch } }])
  expect(after({ code: 'B' })).toEqual([{ column: 'code', count: 1 }])
  expect(after({ code: 'B' }, null)).toEqual([])
  expect(after({ isLost: true })).toHaveLength(1)
  expect(after({ isLost: false })).toEqual([])
})

const save = async (email: string, person = 1) => {
  store({ institutionHasAdmin: [licence(11, 1)], admin: [] })
  await open(11, { person })
  await fill(0, email === '' ? { matricule: 'M8' } : { email })
  await click('[data-action=save]')
  await settle(() => all('[role=alertdialog]').length > 0)
  return told(dialog())
}

it('is asked before a licence is saved, of the person whose address it repeats', async () => {
  expect(await save('new@example.org')).toContain(LOSES)
})

it('is not asked of somebody’s own address, nor of what lets nobody in', async () => {
  expect(await save('new@example.org', 7)).not.toContain('mot de passe')
  await leavePage()
  expect(await save('', 2)).not.toContain('mot de passe')
})

it('is asked before an administrator is saved, and before licences are together', async () => {
  const person = { ...licence(7, 1), institution: [1], contractLevel: null }
  const gateway = stageGateway(catalogue, { admin: [person] })
  await showTable({ gateway }, {}, admin)
  await click('[data-row-id="7"] [data-action=edit]')
  await settle(() => all('dialog input[name=email]').length > 0)
  await type(find<HTMLInputElement>('dialog input[name=email]'), 'new@example.org')
  await click('dialog [data-action=save]')
  await settle(() => all('[role=alertdialog]').length > 0)
  expect(told(dialog())).toContain(LOSES)
  await leave()

  const licences = [licence(11, 1), licence(12, 2)]
  await showTable({ gateway: stageGateway(catalogue, { institutionHasAdmin: licences }) }, {}, adminV2)
  await enterForAll(licences, 'email', 'new@example.org')
  await settle(() => all('dialog .many-table').length > 0)
  expect(told(find('dialog'))).toContain(LOSES)
})
