// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Choice, ChoicesAsked, RendererServices } from '#renderer/RendererContext.ts'
import { catalogue } from '#schemas'
import { admin } from '#schemas/tables/admin.ts'
import { service } from '#schemas/tables/service.ts'
import { specialHour } from '#schemas/tables/specialHour.ts'
import { all, click, find, leave, settle, showTable, type } from '../list/stage.tsx'
import { stageGateway } from '../stageGateway.ts'

afterEach(leave)

/** Contracts in the first institution alone, poles in both; two departments each. */
const offered: Readonly<Record<string, readonly Choice[]>> = {
  institution: [
    { id: 1, label: 'CHU de Lyon' },
    { id: 2, label: 'Clinique des Lilas' },
  ],
  level: [{ id: 2, label: 'Direction' }],
  pole: [
    { id: 11, label: 'Médecine', institutions: [1] },
    { id: 12, label: 'Chirurgie', institutions: [1] },
    { id: 21, label: 'Médecine', institutions: [2] },
  ],
  service: [
    { id: 101, label: 'Urgences', institutions: [1], points: { pole: 11 } },
    { id: 201, label: 'Cardiologie', institutions: [2], points: { pole: 21 } },
  ],
}
const useChoices = (entity: string) => ({ state: 'ready', choices: offered[entity] ?? [] }) as const
const facts = {
  level: 1,
  records: { pole: [1, 2] },
  options: { 'institutionOption.hasContract': [1] },
  flags: {},
}
const gatewayOf = () => stageGateway(catalogue)
const boxes = (column: string) =>
  all(`dialog [data-column=${column}] input[type=checkbox]`) as HTMLInputElement[]
const labels = (column: string) => boxes(column).map((box) => box.closest('label')?.textContent)
const tick = (column: string, at: number) => act(async () => boxes(column)[at]?.click())
const field = (name: string) => find<HTMLInputElement>(`dialog [name=${name}]`)
const choose = (name: string, value: string) =>
  act(async () => {
    const select = find<HTMLSelectElement>(`dialog select[name="${name}"]`)
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

const open = async (
  table: typeof admin | typeof service | typeof specialHour,
  gateway: ReturnType<typeof gatewayOf>,
  asking: RendererServices['useChoices'] = useChoices,
) => {
  await showTable({ gateway, useChoices: asking, facts }, {}, table)
  await click('[data-action=add]')
  await settle(() => all('dialog .line, dialog [data-column=name]').length > 0)
}

it('asks of an administrator what the ticked institutions ask, whatever is selected [console 5.10]', async () => {
  const gateway = gatewayOf()
  await open(admin, gateway)
  expect(all('dialog [data-column=contractLevel]')).toHaveLength(1)
  await tick('assignmentInstitutions', 1)
  await tick('notificationPoles', 0)
  expect([boxes('service').length, all('dialog [data-column=contractLevel]').length]).toEqual([2, 1])
  await tick('service', 0)
  await tick('service', 1)

  await tick('assignmentInstitutions', 0)
  expect(all('dialog [data-column=contractLevel]')).toEqual([])
  expect(labels('notificationPoles')).toEqual(['Médecine'])
  expect([boxes('notificationPoles'), boxes('service')].flat().map((box) => box.checked)).toEqual([
    false,
    true,
  ])
  for (const [name, text] of Object.entries({ firstName: 'Claire', lastName: 'Martin', email: 'c@x.fr' }))
    await type(field(name), text)
  await choose('level', '2')
  const types = all('dialog select[name=typeAdmin] option') as HTMLOptionElement[]
  await choose('typeAdmin', types.find(({ value }) => value !== '')?.value ?? '')
  await click('dialog [data-action=save]')
  await settle(() => all('dialog').length === 0)
  expect(gateway.insert.mock.calls.map(([, row]) => row)).toMatchObject([
    { institution: [2], service: [201], notificationPoles: [], notificationServices: [] },
  ])
  expect(gateway.insert.mock.calls[0]?.[1]).not.toHaveProperty('contractLevel')
})

it('shows a line what its own institutions ask, and another line what others do', async () => {
  await open(admin, gatewayOf())
  await click('[data-action=add-line]')
  const second = '[data-line="1"]'
  await act(async () => {
    const own = all(
      `dialog ${second} [data-column=assignmentInstitutions] input[type=checkbox]`,
    ) as HTMLInputElement[]
    own[1]?.click()
  })
  await act(async () =>
    (all(`dialog ${second} [data-column=assignmentInstitutions] input`)[0] as HTMLInputElement).click(),
  )
  expect(all('dialog [data-line="0"] [data-column=contractLevel]')).toHaveLength(1)
  expect(all(`dialog ${second} [data-column=contractLevel]`)).toEqual([])
  await click('dialog [data-action=save]')
  expect(all('dialog [data-line="0"] [data-column=contractLevel] [data-error-code]')).toHaveLength(1)
})

/** Of more poles than are read at once, those of the second institution are only found by who asks for all. */
const ofMany = (entity: string, { whole, term }: ChoicesAsked) => {
  const { choices } = useChoices(entity)
  const isFirst = entity === 'pole' && !whole && term === undefined
  return { state: 'ready', choices: isFirst ? choices.slice(0, 2) : choices } as const
}

it.each([
  ['few', useChoices],
  ['many', ofMany],
])(
  'files a department under the pole of the same name in each institution, and of no other: of %s',
  async (_, asking) => {
    const gateway = gatewayOf()
    for (const [pole, name] of [
      [11, 'Urgences'],
      [12, 'Bloc'],
    ] as const) {
      await open(service, gateway, asking)
      expect((all('dialog select[name=pole] option') as HTMLOptionElement[]).map((one) => one.text)).toEqual([
        expect.anything(),
        'Médecine',
        'Chirurgie (CHU de Lyon)',
      ])
      await type(field('name'), name)
      await choose('pole', String(pole))
      await click('dialog [data-action=save]')
      await settle(() => all('dialog').length === 0)
      await leave()
    }
    const sent = gateway.insert.mock.calls.map(([, row]) => [row.name, row.pole, row.institution])
    expect(sent).toEqual([
      ['Urgences', 11, [1]],
      ['Urgences', 21, [2]],
      ['Bloc', 12, [1]],
      ['Bloc', null, [2]],
    ])
  },
)

it('says where a choice stays empty that not all institutions have, and of no other', async () => {
  await open(service, gatewayOf())
  const note = () => find('dialog [data-column=pole] .field-note').textContent
  await choose('pole', '12')
  expect(note()).toBe('Reste vide dans Clinique des Lilas, où ce choix n’existe pas.')
  await choose('pole', '11')
  expect(note()).toBe('')
})

it('says where a list stays empty of which an institution has nothing, and of no other', async () => {
  await open(specialHour, gatewayOf())
  const note = () => find('dialog [data-column=service] .field-note').textContent
  await tick('service', 0)
  expect(note()).toBe('Reste vide dans Clinique des Lilas, où aucun de ces choix n’existe.')
  await tick('service', 1)
  expect(note()).toBe('')
})
