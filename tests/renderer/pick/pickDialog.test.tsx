// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import type { WireRow } from '#protocol/row.ts'
import type { Gateway } from '#renderer/gateway.ts'
import { catalogue } from '#schemas'
import { infoOnWorker } from '#schemas/tables/infoOnWorker.ts'
import { job } from '#schemas/tables/job.ts'
import { missionMotifCreation } from '#schemas/tables/missionMotifCreation.ts'
import { salaryGrid } from '#schemas/tables/salaryGrid.ts'
import { specialty } from '#schemas/tables/specialty.ts'
import { all, click, find, leave, settle, showTable, type } from '../list/stage.tsx'
import { problem } from '../problem.ts'
import { stageGateway } from '../stageGateway.ts'

const flags = { legacyJobs: true, legacySpecialties: true, legacyMotifs: true }
const facts = { level: 1, records: {}, options: {}, flags }
const row = (id: number, name: string, institution: number[], more = {}): WireRow => ({
  id,
  version: 1,
  name,
  institution,
  ...more,
})
const jobs = [
  row(1, 'Aide-soignant', [1, 2]),
  row(2, 'Brancardier', [1]),
  row(3, 'Infirmier', []),
  ...Array.from({ length: 8 }, (_, n) => row(10 + n, `Métier ${n}`, [])),
]

type Stored = Parameters<typeof stageGateway>[1]
const gatewayOf = (stored: Stored) => stageGateway(catalogue, stored)
const boxes = () => all('dialog .check-list-body label').map((label) => label.textContent)
const links = (gateway: ReturnType<typeof gatewayOf>) =>
  gateway.link.mock.calls.map(([link, column, ids, institution]) => [link, column, ids, institution])
const placesOf = async (gateway: ReturnType<typeof gatewayOf>, id: number) => {
  gateway.list.mockReset()
  return (await gateway.list('job', { query: { id } })).rows[0]?.institution
}

afterEach(leave)

describe('adding by ticking', () => {
  it('offers what some selected institution lacks, and gives each only what it lacks [console 2.3.4]', async () => {
    const gateway = gatewayOf({ job: jobs })
    await showTable({ gateway, facts }, {}, job)
    await click('[data-action=add]')
    await settle(() => boxes().length > 0)
    expect(boxes()).toHaveLength(10)
    expect(find('dialog .pick-field > label').textContent).toBe('Métiers')
    expect(boxes()).not.toContain('Aide-soignant')
    expect(boxes()).toContain('Brancardier (déjà dans CHU de Lyon)')
    expect(find<HTMLButtonElement>('dialog [data-action=save]').disabled).toBe(true)
    await type(find<HTMLInputElement>('dialog input[type=text]'), 'métier')
    expect(boxes()).toHaveLength(8)
    await type(find<HTMLInputElement>('dialog input[type=text]'), '')
    await click('dialog input[value="2"]')
    await click('dialog input[value="3"]')
    expect(find('dialog .check-list-count').textContent).toBe('2 cases cochées')
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    expect(links(gateway)).toEqual([
      ['institutionHasJob', 'job', [3], 1],
      ['institutionHasJob', 'job', [2, 3], 2],
    ])
    expect(find('[data-tone=success]').textContent).toContain('2 lignes ajoutées')
    await click('[data-action=undo]')
    await settle(() => gateway.removeAll.mock.calls.length === 2)
    expect(
      gateway.removeAll.mock.calls.map(([entity, lines, from]) => [entity, lines.map(({ id }) => id), from]),
    ).toEqual([
      ['institutionHasJob', [3, 2], 'all'],
      ['institutionHasJob', [1], 'all'],
    ])
  })

  it('stays open where an institution refused, says which, and keeps what is ticked', async () => {
    const gateway = gatewayOf({ job: jobs })
    gateway.link.mockImplementation(async (_, __, ___, institution) => {
      if (institution === 2) throw problem(500)
      return []
    })
    await showTable({ gateway, facts }, {}, job)
    await click('[data-action=add]')
    await settle(() => boxes().length > 0)
    await click('dialog input[value="3"]')
    await click('dialog [data-action=save]')
    await settle(() => all('dialog [data-error-code]').length === 1)
    expect(find('dialog [data-error-code="500"]').textContent).toContain('Clinique des Lilas')
    expect(find<HTMLInputElement>('dialog input[value="3"]').checked).toBe(true)
    expect(find('[data-tone=error]').textContent).toContain('Tous les ajouts n’ont pas pu être faits')
  })

  it.each([
    [[1], 'CHU de Lyon'],
    [[1, 2], 'CHU de Lyon et Clinique des Lilas'],
  ])('names the institutions of which no answer tells: %j', async (lost, names) => {
    const gateway = gatewayOf({ job: jobs })
    gateway.link.mockImplementation(async (_, __, ___, institution) => {
      if (lost.includes(institution)) throw problem(520)
      return []
    })
    await showTable({ gateway, facts }, {}, job)
    await click('[data-action=add]')
    await settle(() => boxes().length > 0)
    await click('dialog input[value="3"]')
    await click('dialog [data-action=save]')
    await settle(() => all('[data-tone=error]').length > 0)
    expect(find('[data-tone=error]').textContent).toMatch(/^Pas de connexion\. .*automatique\./)
    expect(find('[data-tone=error] .places-names').textContent).toBe(names)
    expect(all('dialog [data-error-code="520"]')).toHaveLength(lost.length)
    expect(find('dialog [data-error-code="520"]').textContent).toContain('Pas de connexion.')
  })

  it('asks again for an answer that was lost, and takes back what the first try had tied', async () => {
    const stored = [row(2, 'Brancardier', [1]), row(3, 'Infirmier', [])]
    const gateway = gatewayOf({ job: stored })
    gateway.link.mockImplementationOnce(async () => {
      gateway.list.mockResolvedValue({
        rows: [row(2, 'Brancardier', [1]), row(3, 'Infirmier', [1])],
        count: 2,
      })
      throw problem(520)
    })
    gateway.link.mockImplementationOnce(async () => {
      throw problem(503)
    })
    await showTable({ gateway, facts }, {}, job)
    await click('[data-action=add]')
    await settle(() => boxes().length > 0)
    await click('dialog input[value="3"]')
    await click('dialog [data-action=save]')
    await settle(() => all('dialog [data-error-code]').length === 2)
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    expect(links(gateway).slice(2)).toEqual([
      ['institutionHasJob', 'job', [3], 1],
      ['institutionHasJob', 'job', [3], 2],
    ])
    await click('[data-action=undo]')
    await settle(() => gateway.removeAll.mock.calls.length === 2)
    expect(await placesOf(gateway, 3)).toEqual([])
  })

  it('keeps to what goes with a row the institutions have, and names it after that row [console 2.3.5]', async () => {
    const specialties = [row(1, 'Gériatrie', [], { job: 2 }), row(2, 'Dialyse', [], { job: 3 })]
    const gateway = gatewayOf({ job: jobs, specialty: specialties })
    const labels = jobs.map(({ id, name }) => ({ id, label: String(name) }))
    const list: Gateway['list'] = async (entity, request) => ({
      ...(await gateway.list(entity, request)),
      ...(request.related?.includes('job') && { related: { job: { labels } } }),
    })
    await showTable({ gateway: { ...gateway, list }, facts }, {}, specialty)
    await click('[data-action=add]')
    await settle(() => boxes().length > 0)
    expect(boxes()).toEqual(['Brancardier\u00a0: Gériatrie'])
  })

  it('says so when nothing is left', async () => {
    await showTable({ gateway: gatewayOf({ job: jobs.slice(0, 1) }), facts }, {}, job)
    await click('[data-action=add]')
    await settle(() => all('.pick-none').length === 1)
  })
})

it('rows that only institutions of other languages have are offered when asked for', async () => {
  const gateway = gatewayOf({
    job: [
      row(1, 'Infirmier', [3]),
      row(2, 'Krankenpfleger', [4]),
      row(3, 'Nouveau', []),
      row(4, 'Hebamme', [3, 4]),
    ],
  })
  const institutions = [
    { id: 1, name: 'Lyon', lang: 'fr' },
    { id: 3, name: 'Lille', lang: 'fr' },
    { id: 4, name: 'Berlin', lang: 'de' },
  ]
  await showTable({ gateway, facts, institutions, selected: [1] }, {}, job)
  await click('[data-action=add]')
  await settle(() => boxes().length > 0)
  expect(boxes()).toEqual(['Hebamme', 'Infirmier', 'Nouveau'])
  expect(find('[data-action=show-foreign]').textContent).toContain('1 choix')
  await click('[data-action=show-foreign]')
  expect(boxes()).toEqual(['Hebamme', 'Infirmier', 'Nouveau', 'Krankenpfleger'])
})

it('adding by choosing takes one from a select [console 2.3.8]', async () => {
  const gateway = gatewayOf({ contractSalaryGrid: [row(5, 'FPH', [3]), row(6, 'CCN 51', [1, 2])] })
  await showTable({ gateway, facts }, {}, salaryGrid)
  await click('[data-action=add]')
  await settle(() => all('dialog select').length === 1)
  const select = find<HTMLSelectElement>('dialog select')
  expect([...select.options].map((option) => option.textContent)).toEqual(['Choisir…', 'FPH'])
  select.value = '5'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await settle()
  await click('dialog [data-action=save]')
  await settle(() => all('dialog').length === 0)
  expect(links(gateway)).toEqual([
    ['institutionHasContractSalaryGrid', 'contractSalaryGrid', [5], 1],
    ['institutionHasContractSalaryGrid', 'contractSalaryGrid', [5], 2],
  ])
})

it('what to know of workers is chosen by its name and not changed here [console 2.3.3]', async () => {
  const known = [row(7, 'Permis de conduire', [3]), row(8, 'Vaccination à jour', [1, 2])]
  const gateway = gatewayOf({ infoOnWorker: known })
  await showTable({ gateway, facts }, {}, infoOnWorker)
  expect(all('[data-row-id]').map((one) => one.getAttribute('data-row-id'))).toEqual(['8'])
  expect(all('[data-action=edit]')).toEqual([])
  await click('[data-action=add]')
  await settle(() => all('dialog select').length === 1)
  const select = find<HTMLSelectElement>('dialog select')
  expect([...select.options].map((option) => option.textContent)).toEqual(['Choisir…', 'Permis de conduire'])
  expect(all('dialog input[type=text]')).toEqual([])
})

it('reasons of shifts are ticked in a list [console 2.3.6]', async () => {
  const gateway = gatewayOf({ motif: [row(1, 'Maladie', [1, 2]), row(2, 'Congé maternité', [1])] })
  await showTable({ gateway, facts }, {}, missionMotifCreation)
  await click('[data-action=add]')
  await settle(() => boxes().length > 0)
  expect(boxes()).toEqual(['Congé maternité (déjà dans CHU de Lyon)'])
  await click('dialog input[value="2"]')
  await click('dialog [data-action=save]')
  await settle(() => all('dialog').length === 0)
  expect(links(gateway)).toEqual([['institutionHasMotif', 'motif', [2], 2]])
})

it('a table that moved elsewhere says so [console 2.2.11]', async () => {
  const gateway = gatewayOf({ job: jobs })
  await showTable({ gateway, facts: { ...facts, flags: { ...flags, legacyJobs: false } } }, {}, job)
  expect(find('[data-table=job]').textContent).toContain('outil externe du bloc opératoire')
  expect(all('[data-action=add]')).toEqual([])
})

it('removing says where the row stays', async () => {
  await showTable({ gateway: gatewayOf({ job: [row(1, 'Infirmier', [1, 3])] }), facts }, {}, job)
  await click('[data-row-id="1"] [data-action=delete]')
  await settle(() => all('[role=alertdialog]').length === 1)
  await settle(
    () =>
      find('[role=alertdialog]').textContent?.includes('Les autres établissements gardent la ligne') === true,
  )
  expect(find('[role=alertdialog]').textContent).toContain('EHPAD Les Tilleuls')
})
