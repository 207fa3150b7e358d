// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import '#renderer/pick/PickDialog.tsx'
import { catalogue } from '#schemas'
import { missionMotifCreation } from '#schemas/tables/missionMotifCreation.ts'
import { all, click, leave, settle, showTable } from '../list/stage.tsx'
import { stageGateway } from '../stageGateway.ts'

afterEach(leave)

it('a row is offered with those that have it or, where these are fewer, that lack it; of more than two it is told how many', async () => {
  const names = ['Arles', 'Bar', 'Caen', 'Dax', 'Épernay', 'Foix']
  const institutions = names.map((name, n) => ({ id: n + 1, name }))
  const held = [
    [1, 2],
    [1, 2, 3, 4],
    [1, 2, 3],
  ]
  const motif = held.map((institution, n) => ({ id: n + 1, version: 1, name: `Motif ${n + 1}`, institution }))
  const gateway = stageGateway(catalogue, { motif })
  const facts = { level: 1, records: {}, options: {}, flags: { legacyMotifs: true } }
  const selected = institutions.map(({ id }) => id)
  await showTable({ gateway, facts, institutions, selected }, {}, missionMotifCreation)
  const labels = () => all('dialog .check-list-body label').map((label) => label.textContent)
  await click('[data-action=add]')
  await settle(() => labels().length > 0)
  expect(labels()).toEqual([
    'Motif 1 (déjà dans Arles et Bar)',
    'Motif 2 (manque dans Épernay et Foix)',
    'Motif 3 (déjà dans 3 sur 6)',
  ])
})
