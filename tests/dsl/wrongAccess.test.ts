import { expect, it } from 'vitest'
import {
  common,
  defineCatalogue,
  entity,
  everyone,
  inInstitution,
  itself,
  level,
  nobody,
  permitted,
  readOnly,
  relation,
  text,
  writtenByProvider,
} from '#dsl'
import type { AnyEntity } from '#dsl/entities/entity.ts'

const base = { access: readOnly, label: 'name' } as const
const house = entity('institution', { ...base, columns: { name: text() }, belongs: itself })
const person = entity('person', { ...base, columns: { name: text() }, belongs: common })
const columns = { name: text(), owner: relation('person') }
const shelf: AnyEntity = entity('shelf', { ...base, columns, belongs: common })
const placed: AnyEntity = entity('shelf', { ...base, columns, belongs: inInstitution() })
const catalogueWith =
  (part: Partial<AnyEntity>, of = shelf) =>
  () =>
    defineCatalogue({ entities: [house, person, { ...of, ...part }], tables: [], menu: [], permissions: {} })

const ownersRead = { own: 'owner', read: true } as const
it.each<[string, Partial<AnyEntity>, AnyEntity?]>([
  ['all who sign in', { access: { ...readOnly, insert: everyone } }],
  [
    'those of a lower level',
    { access: { read: level(2), insert: level(1), update: nobody, remove: level(2) } },
  ],
  ['whom a permission lets in', { access: { ...readOnly, update: permitted('changing') } }, placed],
  ['provider staff', { access: { ...writtenByProvider, read: permitted('reading') } }, placed],
  ['whose own they are', { grants: [{ own: 'owner', update: ['name'] }] }, placed],
  [
    'whose own they are, by a grant',
    {
      access: { ...readOnly, read: level(1) },
      grants: [ownersRead, { own: 'owner', to: permitted('changing'), update: ['name'] }],
    },
  ],
])('rows are written by %s where they read them', (_, part, of) =>
  expect(catalogueWith(part, of)).not.toThrow(),
)

it.each<[string, Partial<AnyEntity>, string, AnyEntity?]>([
  [
    'written and read by nobody',
    { access: { ...readOnly, read: nobody, insert: level(1) } },
    'shelf: rows are written, and nobody reads them',
  ],
  [
    'changed by people, and read by nobody',
    { access: { ...readOnly, read: nobody }, grants: [{ update: ['name'] }] },
    'shelf: rows are written, and nobody reads them',
  ],
  [
    'changed by more people than read them',
    { access: { ...readOnly, read: level(1), update: level(2) } },
    'shelf: update is for level(2) and read for level(1), and whoever may not read a row is answered that it is not there: let read be as wide, or update narrower',
  ],
  [
    'read by those of a level, and changed by all attached',
    { access: { ...writtenByProvider, read: level(1), remove: readOnly.read } },
    'shelf: remove is for attached and read for level(1)',
    placed,
  ],
  [
    'made by everybody, and read by those attached',
    { access: { ...readOnly, insert: everyone } },
    'shelf: insert is for everyone and read for attached',
    placed,
  ],
  [
    'removed by one permission, and read by another',
    { access: { ...readOnly, read: permitted('reading'), remove: permitted('removing') } },
    "shelf: remove is for permitted('removing') and read for permitted('reading')",
    placed,
  ],
  [
    'changed by a level that has no permission to read them',
    { access: { ...readOnly, read: permitted('reading'), update: level(2) } },
    "shelf: update is for level(2) and read for permitted('reading')",
    placed,
  ],
  [
    'granted to more than read them',
    { access: { ...readOnly, read: level(1) }, grants: [{ to: level(2), update: ['name'] }] },
    'shelf: a grant to write is for level(2) and read for level(1)',
  ],
  [
    'granted to everybody, and read by those attached',
    { grants: [{ update: ['name'] }] },
    'shelf: a grant to write is for everyone and read for attached',
    placed,
  ],
  [
    'of people who do not read their own',
    { access: { ...readOnly, read: level(1) }, grants: [{ own: 'owner', update: ['name'] }] },
    "say { own: 'owner', read: true } too",
  ],
  ['for a level that nobody has', { access: { ...readOnly, insert: level(0) } }, 'shelf: level(0) is nobody'],
  ['for half a level', { grants: [{ to: level(1.5), update: ['name'] }] }, 'shelf: level(1.5) is nobody'],
])('rows %s are no catalogue', (_, part, message, of) => expect(catalogueWith(part, of)).toThrow(message))
