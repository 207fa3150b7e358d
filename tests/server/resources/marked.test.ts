import { expect, it, onTestFinished } from 'vitest'
import {
  attached,
  boolean,
  defineCatalogue,
  entity,
  inInstitution,
  itself,
  level,
  relation,
  relations,
  removed,
  softDelete,
  text,
  uniquePerInstitution,
} from '#dsl'
import { forEachEngine } from '../db/engines.ts'
import { buildTestServer, person } from '../harness.ts'

const access = { read: attached, insert: attached, update: attached, remove: attached }
const house = entity('house', {
  columns: { name: text() },
  belongs: itself,
  access: { ...access, insert: level(1) },
  label: 'name',
})
/** A row that is removed stays, marked. */
const tag = entity('tag', {
  columns: {
    house: relation('house', { required: true }),
    name: text({ required: true }),
    isGone: boolean({ default: false, serverOnly: true }),
  },
  belongs: inInstitution('house'),
  access,
  rules: [uniquePerInstitution('name')],
  on: [removed(softDelete('isGone'))],
  label: 'name',
})
const box = entity('box', {
  columns: { house: relation('house', { required: true }), name: text(), tags: relations('tag') },
  belongs: inInstitution('house'),
  access,
  label: 'name',
})
const catalogue = defineCatalogue({ entities: [house, tag, box], tables: [], menu: [], permissions: {} })
const provider = person()

forEachEngine('a row that is marked as removed', ({ open }) => {
  const scene = async () => {
    const server = await buildTestServer({ database: await open(), catalogue })
    onTestFinished(() => server.close())
    const insert = async (path: string, row: object): Promise<number> => {
      const { status, body, text: said } = await server.call(provider, 'POST', `/api/v2/${path}`, row)
      expect(status, said).toBe(201)
      return body.data.id
    }
    await insert('house', { name: 'A' })
    const gone = await insert('tag', { house: 1, name: 'red' })
    const remove = async () =>
      expect((await server.call(provider, 'DELETE', `/api/v2/tag/${gone}`)).status).toBe(200)
    return { server, insert, remove }
  }

  it('leaves its name to another one', async () => {
    const { insert, remove } = await scene()
    await remove()
    await insert('tag', { house: 1, name: 'Red' })
  })

  it('is missed in no list that has all others', async () => {
    const { server, insert, remove } = await scene()
    const blue = await insert('tag', { house: 1, name: 'blue' })
    const full = await insert('box', { house: 1, tags: [blue] })
    const complete = async () => {
      const { body } = await server.list(provider, '/api/v2/box', { related: ['tags'] })
      return body.related?.tags?.complete
    }
    expect(await complete()).toEqual([])
    await remove()
    expect(await complete()).toEqual([full])
  })
})
