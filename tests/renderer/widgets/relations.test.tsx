// @vitest-environment jsdom
import i18next from 'i18next'
import { act } from 'react'
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { relations } from '#dsl'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { createFormStore } from '#engine/form/formStore.ts'
import { FormBody } from '#renderer/form/FormBody.tsx'
import { listColumns } from '#renderer/list/listColumns.ts'
import { ListRow } from '#renderer/list/rows/ListRow.tsx'
import { Combobox } from '#renderer/parts/index.ts'
import type { Choice, Choices } from '#renderer/RendererContext.ts'
import { SeveralOfMany } from '#renderer/widgets/choices/SeveralOfMany.tsx'
import { contract } from '#schemas/tables/contract.ts'
import { specialHour } from '#schemas/tables/specialHour.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { crewTable } from '#tests/fixtures/crew.ts'
import { until } from '#tests/until.ts'
import { all, click, find, leave, press, show, typeIn } from '../form/screen.tsx'

const offered: Readonly<Record<string, readonly Choice[]>> = {
  job: [
    { id: 1, label: 'Infirmier', institutions: [1] },
    { id: 2, label: 'Brancardier', institutions: [1, 2] },
    { id: 3, label: 'Sage-femme', institutions: [3] },
  ],
  specialty: [
    { id: 4, label: 'Infirmier : Bloc', institutions: [1], points: { job: 1 } },
    { id: 5, label: 'Brancardier : Urgences', institutions: [1], points: { job: 2 } },
  ],
  service: Array.from({ length: 2000 }, (_, n) => ({ id: n + 1, label: `Unité ${n}`, institutions: [1] })),
  ward: [
    { id: 1, label: 'Nord' },
    { id: 2, label: 'Sud' },
  ],
  bed: [1, 2, 3].map((id) => ({ id, label: `Lit ${id}`, points: { ward: id === 3 ? 2 : 1 } })),
}
const made = new Map<string, Choices>(
  Object.entries(offered).map(([name, choices]) => [name, { state: 'ready', choices }]),
)
const services = {
  useChoices: (entity: string): Choices => made.get(entity) ?? { state: 'ready', choices: [] },
}

const known = [
  { id: 1, name: 'CHU de Lyon' },
  { id: 2, name: 'Clinique des Lilas' },
]

const showForm = async (table: AnyTable, institutions = [1], others: typeof known = []) => {
  const store = createFormStore({
    entity: table.entity,
    context: contextOf({ institutions }),
    columns: columnsOfForm(table),
  })
  await show(<FormBody table={table} store={store} />, { ...services, institutions: [...known, ...others] })
  return { store, line: store.lines()[0] ?? 0 }
}
const labels = (column: string) =>
  all(`[data-column=${column}] .check-list-body label`).map((label) => label.textContent)
const box = (column: string, value: number) => `[data-column=${column}] input[value="${value}"]`
const selectOf = (column: string) => find<HTMLSelectElement>(`[data-column=${column}] select`)
const choose = async (column: string, value: string) => {
  const select = selectOf(column)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await click('body')
}

beforeAll(() => Combobox.fetch())
afterEach(leave)

describe('a list of boxes [console 2.3.10]', () => {
  it('offers what the institutions of the form know, and sends ids in order', async () => {
    const { store, line } = await showForm(specialHour)
    expect(labels('job')).toEqual(['Infirmier', 'Brancardier'])
    await click(box('job', 2))
    await click(box('job', 1))
    expect(store.live(line).job).toEqual([1, 2])
    expect(store.rowWithin({ job: [1, 2] }, 2)).toEqual({ job: [2] })
  })

  it('tells rows of one name apart by their institutions', async () => {
    const twice = [1, 2].map((id) => ({ id, label: 'Bloc', institutions: [id] }))
    made.set('service', { state: 'ready', choices: twice })
    onTestFinished(() => void made.set('service', { state: 'ready', choices: offered.service ?? [] }))
    await showForm(specialHour, [1, 2])
    expect(labels('service')).toEqual(['Bloc (CHU de Lyon)', 'Bloc (Clinique des Lilas)'])
  })

  it('says of a row of some of the institutions in which of them it is, and of no others', async () => {
    const some = [
      { id: 1, label: 'Bloc', institutions: [1, 3] },
      { id: 2, label: 'Urgences', institutions: [1, 2, 3] },
    ]
    made.set('service', { state: 'ready', choices: some })
    onTestFinished(() => void made.set('service', { state: 'ready', choices: offered.service ?? [] }))
    const others = [{ id: 3, name: 'Hôpital voisin' }]
    await showForm(specialHour, [1, 2], others)
    expect(labels('service')).toEqual(['Bloc (CHU de Lyon)', 'Urgences'])
  })

  it('is walked with the arrows, and one stop for Tab', async () => {
    await showForm(specialHour)
    const [first] = all('[data-column=job] [type=checkbox]')
    await act(async () => first?.focus())
    await press(document.activeElement as HTMLElement, 'ArrowDown')
    expect((document.activeElement as HTMLInputElement).value).toBe('2')
    expect(all('[data-column=job] [type=checkbox][tabindex="0"]')).toHaveLength(1)
  })
})

describe('several of many', () => {
  const options = () => all('[role=option]').map((one) => one.textContent)
  const tags = () => all('[data-column=service] .tag').map((one) => one.textContent)

  it('draws a part of thousands, which a search narrows, and is walked with the arrows', async () => {
    const { store, line } = await showForm(specialHour)
    const input = find<HTMLInputElement>('[data-column=service] [role=combobox]')
    await typeIn(input, 'unité')
    await until(() => expect(options()).toHaveLength(200))
    expect(find('[data-part=positioner] > p').textContent).toMatch(/200 affichés sur 2.000/)
    await typeIn(input, 'UNITE 199')
    await until(() => expect(options()[0]).toBe('Unité 199'))
    await press(input, 'ArrowDown')
    await press(input, 'Enter')
    expect(store.live(line).service).toEqual([1991])
    expect(tags()).toEqual(['Unité 1990'])
  })

  it('says how many are chosen in its own field where it is locked, and searches nothing', async () => {
    const choices = [1, 2].map((value) => ({ value, label: `Unité ${value}` }))
    const field = { id: 'units', name: 'service', labelledBy: 'label', column: relations('service') }
    const locked = { value: [1, 2], choices, apart: [], readOnly: true, onValue: () => undefined }
    await show(<SeveralOfMany {...field} {...locked} />)
    const input = find<HTMLInputElement>('#units')
    expect([input.value, input.readOnly]).toEqual(['2 choix', true])
    expect(all('.tag').map((one) => one.textContent)).toEqual(['Unité 1', 'Unité 2'])
    expect(all('button')).toEqual([])
  })

  it('chooses all that there is, of which its button says how many, draws a part of it, and takes all away again', async () => {
    const { store, line } = await showForm(specialHour)
    expect(find('[data-column=service] .several-head button').textContent).toMatch(/^Choisir les 2.000$/)
    await click('[data-column=service] .several-head button')
    expect(store.live(line).service).toHaveLength(2000)
    expect(tags().at(-1)).toMatch(/et 1.900 autres/)
    await click('[data-column=service] .several-head button')
    expect(store.live(line).service).toEqual([])
    expect(tags()).toEqual([])
  })
})

describe('linked inputs [console 4.10, console 4.16]', () => {
  it('limit a relation to what goes with another, and drop what no longer does', async () => {
    const { store, line } = await showForm(contract)
    const options = () => [...selectOf('specialty').options].map((o) => o.textContent)
    expect(options()).toHaveLength(1)
    await choose('job', '1')
    expect(options()).toEqual(['Non renseigné', 'Infirmier : Bloc'])
    await choose('specialty', '4')
    await choose('job', '2')
    expect(store.live(line).specialty).toBe(null)
    expect(options()).toEqual(['Non renseigné', 'Brancardier : Urgences'])
  })

  it('tick the members of a group with it, and the group with its last member', async () => {
    const { store, line } = await showForm(crewTable)
    const chosen = () => [store.live(line).wards, store.live(line).members]
    await click(box('wards', 1))
    expect(chosen()).toEqual([[1], [1, 2]])
    await click(box('members', 3))
    expect(chosen()).toEqual([
      [1, 2],
      [1, 2, 3],
    ])
    await click(box('members', 1))
    expect(chosen()).toEqual([[2], [2, 3]])
    await click(box('wards', 2))
    expect(chosen()).toEqual([[], [2]])
  })
})

describe('a cell', () => {
  const cells = async (job: readonly number[], complete: readonly number[] = []) => {
    const row = { id: 1, version: 1, idInstitution: 1, name: 'Nuit', job, service: [] }
    const named = (offered.job ?? []).filter(({ id }) => job.includes(id))
    const related = { job: { labels: named, complete }, service: { labels: [], complete: [] } }
    const columns = listColumns(specialHour, contextOf())
    const actions = {
      onOpen: () => undefined,
      opens: () => false,
      mayEdit: () => false,
      mayRemove: () => false,
      words: { edit: 'Modifier', remove: 'Supprimer', choose: 'Cocher' },
    }
    const labels = columns.map(({ name }) => name)
    await show(
      <table>
        <tbody>
          <ListRow
            {...{
              table: specialHour,
              row,
              columns,
              naming: ['name'],
              labels,
              related,
              actions,
              place: '1',
              chosen: false,
              wording: { t: i18next.t, language: i18next.language },
            }}
            nameOf={({ id }) => String(id)}
          />
        </tbody>
      </table>,
      services,
    )
    return [find('td[data-column=job]').textContent, find('td[data-column=service]').textContent]
  }

  it.each([
    [[1, 2], [1], 'Tous'],
    [[1, 2], [2], '2 métiers'],
    [[1], [], '1 métier'],
    [[], [], 'Aucun'],
  ])(
    'counts %j, all there is for the rows %j, as %s, and names them: an empty list is no unknown one',
    async (job, complete, words) => {
      expect(await cells(job, complete)).toEqual([words, 'Aucun'])
      const names = (offered.job ?? []).flatMap(({ id, label }) => (job.includes(id) ? label : []))
      expect(document.querySelector('td[data-column=job] span')?.getAttribute('data-tip') ?? '').toBe(
        names.join(', '),
      )
    },
  )
})
