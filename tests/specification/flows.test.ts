import { describe, expect, it } from 'vitest'
import { ownPagesOf } from '#app/shell/ownPages.ts'
import openapi from '#generated/openapi.json' with { type: 'json' }
import * as protocol from '#protocol/operation.ts'
import { catalogue } from '#schemas'
import { described } from '#schemas/described/described.ts'
import { languages } from '../../generators/languages.ts'
import { elementsWith } from './html.ts'
import { site } from './site.ts'

const files = await site
const flows = Object.entries(described.flows)
const pages = Object.entries(described.pages)
const lifecycles = Object.entries(described.lifecycles)
const calls = new Set(
  Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  ),
)
const places = [...catalogue.tables.keys(), ...catalogue.cards.keys(), ...Object.keys(described.pages)]
const page = (path: string, language = 'fr') => files.get(`${language}/${path}.html`) ?? ''

describe('flows', () => {
  it('of all lists stand on those that offer what they begin with', () => {
    expect(page('tables/specialHour')).toContain('#flow-addRows')
    expect(page('tables/counterStatus')).toContain('#flow-changeRow')
    expect(page('tables/counterStatus')).not.toContain('#flow-addRows')
  })

  it('ask what the server has: every call is one of its description', () => {
    const asked = [
      ...flows.flatMap(([, { steps }]) => steps.flatMap((step) => ('call' in step ? (step.call ?? []) : []))),
      ...pages.flatMap(([, of]) => ('calls' in of ? of.calls : [])),
    ]
    expect(asked.length).toBeGreaterThan(50)
    expect(asked.filter((call) => !calls.has(call))).toEqual([])
  })

  it('go on where the one before has led, and say each thing once', () => {
    for (const [name, { steps }] of flows) {
      const said = steps.map(({ says }) => says)
      expect([name, said.length]).toEqual([name, new Set(said).size])
      const known = new Set<string>([steps[0].from])
      for (const { from, to } of steps) {
        // Whoever acts has been asked before, or is one of the two with whom things begin.
        expect([name, from, known.has(from) || ['person', 'console'].includes(from)]).toEqual([
          name,
          from,
          true,
        ])
        known.add(to)
      }
    }
  })

  it('stand on the page where they begin, each step an arrow from one to another', () => {
    for (const language of languages) {
      const drawn = elementsWith(page('flows', language), 'data-to').filter((one) => 'data-from' in one)
      const steps = drawn.filter((one) => /^[a-z]+$/i.test(one['data-from'] ?? '') && !('class' in one))
      const all = flows.flatMap(([, flow]) => flow.steps.map(({ from, to }) => `${from} ${to}`))
      expect(steps.map((one) => `${one['data-from']} ${one['data-to']}`).slice(0, all.length)).toEqual(all)
    }
    for (const [name, { on }] of [...flows, ...lifecycles.map(([one, of]) => [one, of] as const)])
      for (const place of on) {
        expect(places).toContain(place)
        const path = catalogue.tables.has(place) || catalogue.cards.has(place) ? 'tables' : 'pages'
        expect([place, page(`${path}/${place}`)]).toEqual([place, expect.stringMatching(`-${name}"`)])
      }
  })
})

describe('states', () => {
  it('are those that are written: of a column its values, of the server’s own what it says of them', () => {
    const kept = protocol as Readonly<Record<string, unknown>>
    for (const [name, { kept: where, states }] of lifecycles) {
      if ('protocol' in where) expect([name, kept[where.protocol]]).toEqual([name, states])
      else {
        const column = catalogue.entities.get(where.entity)?.columns[where.column]
        const values = column?.facts.enumeration?.values ?? [true, false]
        expect([name, column?.kind.name]).toEqual([name, expect.stringMatching(/^(?:boolean|select)$/)])
        expect([name, [...values].map(String).sort()]).toEqual([name, [...states].sort()])
      }
    }
  })

  it('each begins or is reached, and what leads from one to another is drawn and told', () => {
    for (const [name, { states, moves }] of lifecycles) {
      expect([name, states.filter((state) => !moves.some(({ to }) => to === state))]).toEqual([name, []])
      expect([name, moves.filter((move) => !('from' in move)).length]).toEqual([name, 1])
      const [, drawn = ''] = new RegExp(`id="states-${name}">([\\s\\S]*?)</figure>`).exec(page('flows')) ?? []
      expect([name, drawn.match(/<rect /g)?.length, drawn.match(/marker-end/g)?.length]).toEqual([
        name,
        states.length,
        moves.length,
      ])
    }
  })
})

describe('pages without a table', () => {
  it('are all screens of the menu and all pages of a person, each for those who reach it', () => {
    for (const name of catalogue.screens.keys()) expect(Object.keys(described.pages)).toContain(name)
    const user = { id: 1, firstName: '', lastName: '', email: '', level: 3, typeAdmin: null, lang: 'fr' }
    const permissions = { 1: ['seeProInstitutionPage', 'seeProInstitutionConfigPage'] }
    const entries = ownPagesOf({ user, permissions, institutions: [{ id: 1, name: '' }] })
    expect(entries).toHaveLength(4)
    for (const { to: address, permission } of entries) {
      const of = Object.values(described.pages).find((one) => one.address === address)
      const read = of && 'read' in of ? of.read : undefined
      expect([address, read]).toEqual([
        address,
        permission ? { may: 'permitted', permission } : { may: 'everyone' },
      ])
    }
  })

  it('have the forms that stand on them, and the columns of what they show', () => {
    const stand = pages.flatMap(([, of]) => ('cards' in of ? of.cards : []))
    expect([...catalogue.cards.keys()].filter((card) => !stand.some((one) => one === card))).toEqual([])
    for (const [name, of] of pages)
      for (const entity of 'entities' in of ? of.entities : []) {
        const ids = elementsWith(page(`pages/${name}`), 'id').map(({ id }) => id)
        const columns = Object.keys(catalogue.entities.get(entity)?.columns ?? {})
        expect(columns.length).toBeGreaterThan(0)
        for (const column of columns) expect(ids).toContain(`column-${entity}-${column}`)
      }
  })
})
