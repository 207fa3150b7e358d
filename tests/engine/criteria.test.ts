import { describe, expect, test } from 'vitest'
import { all, any, criterion, flagOn, granted, hasRecord, not, optionOn, text } from '#dsl'
import { asksFor, isShown, judge } from '#engine/criteria.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'

const connected = contextOf({ records: { chronos: [2] }, institutions: [1, 2] })

describe('judging a criterion [console 2.1.8]', () => {
  test.each([
    ['nothing said', undefined, contextOf(), true],
    ['granted here', granted('publish'), contextOf({ granted: { publish: [1] } }), true],
    ['granted elsewhere', granted('publish'), contextOf({ granted: { publish: [2] } }), false],
    ['another permission granted', granted('publish'), contextOf({ granted: { cancel: [1] } }), false],
    ['nothing granted', granted('publish'), contextOf(), false],
    ['not a flag that is off', not(flagOn('f')), contextOf(), true],
    ['a record in one of the institutions', hasRecord('chronos'), connected, true],
    [
      'a record in another institution',
      hasRecord('chronos'),
      contextOf({ records: { chronos: [2] } }),
      false,
    ],
    ['a record, no institution chosen', hasRecord('chronos'), { ...connected, institutions: [] }, false],
    ['an option that is on', optionOn('opt', 'isOn'), contextOf({ options: { 'opt.isOn': [1] } }), true],
    ['an option nobody loaded', optionOn('opt', 'isOn'), contextOf(), false],
    ['a flag that is on', flagOn('f'), contextOf({ flags: { f: true } }), true],
    ['a flag that is unknown', flagOn('f'), contextOf(), false],
    ['all of nothing', all(), contextOf(), true],
    ['any of nothing', any(), contextOf(), false],
    ['one of two', any(flagOn('f'), granted('publish')), contextOf({ granted: { publish: [1] } }), true],
    [
      'one of two, both asked',
      all(flagOn('f'), granted('publish')),
      contextOf({ granted: { publish: [1] } }),
      false,
    ],
  ])('%s', (_, asked, context, met) => {
    expect(judge(asked, context).met).toBe(met)
    expect(isShown(text({ show: asked }), context)).toBe(met)
  })
})

describe('explaining', () => {
  test('a met criterion has no reasons', () => {
    expect(judge(all(), contextOf()).reasons).toEqual([])
  })

  test('a name stands for what is under it', () => {
    const module = criterion('interfaceModuleOn', any(hasRecord('chronos'), hasRecord('octime')))
    expect(judge(module, contextOf()).reasons).toEqual([{ key: 'interfaceModuleOn' }])
    expect(judge(not(module), connected).reasons).toEqual([{ key: 'notInterfaceModuleOn' }])
  })

  test('tells each wanting condition once, with what it is about', () => {
    const asked = all(flagOn('a'), granted('publish'), not(hasRecord('chronos')), flagOn('a'))
    expect(judge(asked, connected).reasons).toEqual([
      { key: 'flagOn', params: { flag: 'a' } },
      { key: 'granted', params: { permission: 'publish' } },
      { key: 'notHasRecord', params: { entity: 'chronos' } },
    ])
  })
})

test('names what has to be loaded to judge, once each', () => {
  const asked = [
    all(hasRecord('chronos'), not(any(flagOn('f'), optionOn('opt', 'isOn'), hasRecord('chronos')))),
    criterion('named', optionOn('opt', 'isOn')),
    undefined,
    granted('publish'),
  ]
  expect(asksFor(asked)).toEqual({
    records: [{ entity: 'chronos' }],
    options: [{ entity: 'opt', column: 'isOn' }],
    flags: ['f'],
    permissions: ['publish'],
  })
})
