import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { choiceOf, readColumns } from '#app/console/choice.ts'
import type { WireRow } from '#protocol/row.ts'
import { catalogue } from '#schemas'

const choice = (name: string, row: object) => {
  const entity = catalogue.entities.get(name)
  if (!entity) throw new Error(`no entity ${name}`)
  const asked = readColumns(entity)
  const read = Object.fromEntries(Object.entries(row).filter(([column]) => asked.includes(column)))
  return choiceOf(entity, { id: 1, version: 1, ...read } as WireRow, undefined, i18next.t)
}

describe('a row that can be chosen is found by', () => {
  it('the texts that its list is searched by, beside its name: what is read of it says so', () => {
    expect(choice('service', { name: 'Bloc', nameSMS: 'BLOC', code: 'A1', isActivated: true })).toMatchObject(
      {
        label: 'Bloc',
        words: ['BLOC', 'A1'],
      },
    )
    expect(choice('specialty', { name: 'Réanimation', job: 2, jobName: 'Infirmier' }).words).toEqual([
      'Infirmier',
    ])
  })

  it('its name alone where there is nothing else', () => {
    expect(choice('pole', { name: 'Nord' })).not.toHaveProperty('words')
    expect(choice('service', { name: 'Bloc', nameSMS: null }).words).toBeUndefined()
  })
})
