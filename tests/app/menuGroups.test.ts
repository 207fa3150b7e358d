import { expect, it } from 'vitest'
import { readableMenu, withTabs } from '#app/console/menuGroups.ts'
import { catalogue } from '#schemas'

const person = (level: number) => ({ user: { level }, permissions: {}, institutions: [] }) as never

it('has screens that are no table after the tables of a group, for those who may see them', () => {
  const operation = {
    name: 'operation',
    icon: 'activity',
    screens: [
      { name: 'outbox', title: 'screens.outbox.title' },
      { name: 'work', title: 'screens.work.title' },
    ],
  }
  const menu = readableMenu(catalogue, person(1))
  expect(menu.at(-1)).toEqual(operation)
  expect(withTabs(catalogue, menu).at(-1)).toEqual(operation)
  expect(readableMenu(catalogue, person(2)).map(({ name }) => name)).not.toContain('operation')
})
