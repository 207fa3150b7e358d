// @vitest-environment jsdom
import i18next from 'i18next'
import { afterEach, describe, expect, it } from 'vitest'
import { choicesOf } from '#app/shell/palette/choices.ts'
import { type Entry, foundIn } from '#app/shell/palette/entries.ts'
import { recentOf, rememberChoice } from '#app/shell/palette/recent.ts'
import { rowEntries } from '#app/shell/palette/rowEntries.ts'
import { searchedTables } from '#app/shell/palette/useFoundRows.ts'
import { permitted } from '#dsl'
import type { AnyTable } from '#dsl/tables/table.ts'
import { catalogue } from '#schemas'
import { pole } from '#schemas/tables/pole.ts'
import { schedule } from '#schemas/tables/schedule.ts'

const entry = (section: Entry['section'], title: string, beside?: string, words?: string): Entry => ({
  id: `${section}:${title}`,
  section,
  title,
  ...(beside && { beside }),
  ...(words && { words }),
})
const entries = [
  entry('screens', 'Options des missions', 'Établissement'),
  entry('screens', 'Missions', 'Temps'),
  entry('screens', 'Codes horaires', 'Temps'),
  entry('commands', 'Donner un accès', 'Accès aux établissements', 'ajouter créer nouveau'),
  ...Array.from({ length: 12 }, (_, n) => entry('institutions', `Clinique ${n}`, '36100 Issoudun')),
]
const rows = [entry('rows', 'Anna Missions')]
const read = (term: string, recent: readonly Entry[] = []) =>
  foundIn(entries, { term, recent, rows }).map(({ section, entries: all }) => [
    section,
    ...all.map(({ title }) => title),
  ])

describe('what Ctrl+K finds', () => {
  it('is the last choices and the screens while nothing is typed', () => {
    const recent = [entry('recent', 'Clinique 3')]
    expect(read(' ', recent)).toEqual([
      ['recent', 'Clinique 3'],
      ['screens', 'Options des missions', 'Missions', 'Codes horaires'],
    ])
    expect(read('', [])[0]?.[0]).toBe('screens')
  })

  it('is what fits, the whole name first, rows last and no former choices', () => {
    expect(read('missions', [entry('recent', 'Missions')])).toEqual([
      ['screens', 'Missions', 'Options des missions'],
      ['rows', 'Anna Missions'],
    ])
  })

  it('is found without accents, by what stands beside it and by words that are not seen', () => {
    expect(read('acces AJOUTER')[0]).toEqual(['commands', 'Donner un accès'])
    expect(read('horaires temps')[0]).toEqual(['screens', 'Codes horaires'])
    expect(read('issoudun')[0]).toHaveLength(9)
    expect(read('rien de tel')).toEqual([['rows', 'Anna Missions']])
  })
})

describe('the last choices', () => {
  afterEach(() => localStorage.clear())

  it('are six of a person, each once, the latest first', () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) rememberChoice(4, { id: `screen:${n}` })
    expect(recentOf(4).map(({ id }) => id)).toEqual([3, 7, 6, 5, 4, 2].map((n) => `screen:${n}`))
    expect(recentOf(5)).toEqual([])
  })

  it('are none where something else is stored', () => {
    for (const text of ['{', '7', '[{"id":7},{"title":"x"},null]']) {
      localStorage.setItem('pupitre.recent.4', text)
      expect(recentOf(4)).toEqual([])
    }
  })
})

describe('rows that are searched', () => {
  const tableOf = (name: string) => catalogue.tables.get(name) as AnyTable
  const words = {
    t: ((key: string | readonly string[]) => String(key)) as never,
    language: 'fr',
    institutions: [
      { id: 1, name: 'CH Valmorin' },
      { id: 2, name: 'Sainte-Odile' },
    ],
    selected: [1],
    term: 'ana',
  }

  it('are those of tables with a search, or with a name that rows are kept by, of each entity once', () => {
    const names = searchedTables([...catalogue.tables.values()]).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['schedule', 'contract', 'specialHour', 'notification']))
    expect(names).not.toContain('institution')
    expect(names).not.toContain('counterStatus')
    expect(names.filter((name) => ['adminV2', 'institution-has-admin'].includes(name))).toHaveLength(1)
  })

  it('lead to their page, or to their list searched for their name; beside them stand screen and institution', () => {
    const access = { id: 12, version: 1, user: 'Ana Martin', institution: 1 }
    expect(rowEntries({ table: tableOf('adminV2'), rows: [access] }, words)).toEqual([
      {
        id: 'row:adminV2:12',
        title: 'Ana Martin',
        beside: 'tables.adminV2.title · CH Valmorin',
        to: '#adminV2/12',
        places: [1],
      },
    ])
    const code = { id: 5, version: 1, code: 'AN & 1', institution: [1, 2] }
    const [found] = rowEntries({ table: tableOf('schedule'), rows: [code] }, words)
    expect(found).toMatchObject({ title: 'AN & 1', to: '?q=AN+%26+1#schedule/5', places: [1, 2] })
    const template = { id: 6, version: 1, name: 'Vacation', institution: 1 }
    const [kept] = rowEntries({ table: tableOf('contract'), rows: [template] }, words)
    expect(kept).toMatchObject({ title: 'Vacation', to: '?where.name=has%3AVacation#contract/6' })
    const agency = { id: 7, version: 1, subscriptionName: 'Nuits', agencyName: 'Ana Intérim', institution: 1 }
    const [known] = rowEntries({ table: tableOf('interim'), rows: [agency] }, words)
    const beside = 'Ana Intérim · tables.interim.title · CH Valmorin'
    expect(known).toMatchObject({ title: 'Nuits', beside, to: '?where.subscriptionName=has%3ANuits#interim' })
    const [same] = rowEntries(
      { table: tableOf('interim'), rows: [{ ...agency, agencyName: 'Nuits' }] },
      words,
    )
    expect(same?.beside).toBe('tables.interim.title · CH Valmorin')
  })
})

describe('what can be done', () => {
  const entity = schedule.entity
  const access = { ...entity.access, insert: permitted('accessSettings') }
  const tables = new Map<string, AnyTable>([
    ['schedule', { ...schedule, entity: { ...entity, access } }],
    ['pole', pole],
  ])
  const went: string[] = []
  const offered = (
    selected: readonly number[],
    kind: RegExp,
    open?: { readonly name: string; readonly search: string },
  ) =>
    choicesOf({
      ...(open && { open }),
      catalogue: { ...catalogue, tables },
      session: {
        user: {
          id: 7,
          firstName: 'A',
          lastName: 'B',
          email: 'a@b.test',
          level: 3,
          typeAdmin: null,
          lang: 'fr',
        },
        permissions: { 1: ['accessSettings'] },
        institutions: [1, 2].map((id) => ({ id, name: `Clinique ${id}` })),
      },
      selected,
      views: [
        {
          id: 4,
          version: 1,
          name: 'Matins',
          screen: 'schedule',
          address: 'where.beginAt=between:06:00..12:00',
        },
        { id: 5, version: 1, name: 'Perdue', screen: 'salaryGrid', address: '' },
      ],
      groups: [{ name: 'time', icon: 'file', screens: [...tables].map(([name]) => ({ name, title: name })) }],
      t: i18next.t,
      onGo: (address) => void went.push(address),
      onSelect: () => undefined,
      onLanguage: () => undefined,
      onLogout: () => undefined,
    }).filter(({ id }) => kind.test(id))
  const added = (selected: readonly number[]) => offered(selected, /^(?:add|import):/).map(({ id }) => id)

  it('is offered to whoever has the right, where they have it', () => {
    expect(added([1])).toEqual(['add:schedule', 'import:schedule'])
    expect(added([2])).toEqual([])
  })

  it('is to export what lists have files of, whoever reads them, once it is known where', () => {
    expect(offered([2], /^export:/).map(({ id, to }) => [id, to])).toEqual([
      ['export:schedule', '?open=export#schedule'],
    ])
    expect(offered([], /^export:/)).toEqual([])
  })

  it('of the list that stands open leaves it as it is searched; a file has the rows that it shows, and says so', () => {
    const open = { name: 'schedule', search: '?institutions=1&q=nuit' }
    expect(offered([1], /^(?:add|import|export):/, open).map(({ to, beside }) => [to, beside])).toEqual([
      ['?institutions=1&q=nuit&open=add#schedule', 'Codes horaires'],
      ['?institutions=1&q=nuit&open=import#schedule', undefined],
      ['?institutions=1&q=nuit&open=export#schedule', 'Les lignes filtrées de la liste ouverte'],
    ])
    const another = { ...open, name: 'salaryGrid' }
    expect(offered([1], /^export:/, another).map(({ to, beside }) => [to, beside])).toEqual([
      ['?open=export#schedule', undefined],
    ])
  })

  it('is to open the views that one has saved, of lists that one may see', () => {
    const views = offered([1], /^view:/)
    expect(views.map(({ title, to }) => [title, to])).toEqual([
      ['Matins', '?where.beginAt=between:06:00..12:00#schedule'],
    ])
    const [[, ...found] = []] = foundIn(views, { term: 'vue matins', recent: [], rows: [] }).map(
      ({ section, entries: all }) => [section, ...all.map(({ title }) => title)],
    )
    expect(found).toEqual(['Matins'])
    expect(foundIn(views, { term: '', recent: [], rows: [] })).toEqual([])
  })

  it('stands beside the pages of one’s own, of those that the person may visit', () => {
    const pages = offered([1], /^own:/)
    expect(pages.map(({ id }) => id)).toEqual(['own:profile', 'own:notifications'])
    for (const { run } of pages) run?.()
    expect(went).toEqual(['/me/profile', '/me/notifications'])
  })
})
