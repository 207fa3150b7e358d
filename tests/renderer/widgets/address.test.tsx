// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import { createFormStore } from '#engine/form/formStore.ts'
import type { AddressSuggestion } from '#protocol/services/address.ts'
import { FormBody } from '#renderer/form/FormBody.tsx'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { AddressCombobox } from '#renderer/widgets/address/AddressSearch.tsx'
import { institution } from '#schemas/tables/institution.ts'
import { service } from '#schemas/tables/service.ts'
import { memoryAddresses } from '#stage/memoryAddresses.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { all, blur, find, key, leave, nextFrame, press, show, typeIn } from '../form/screen.tsx'

type Suggest = RendererServices['suggestAddresses']

beforeAll(() => AddressCombobox.fetch())
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  await leave()
  vi.useRealTimers()
})

const pause = () => act(async () => vi.advanceTimersByTimeAsync(200))
const open = async (suggest: Suggest = memoryAddresses, row: object = {}) => {
  const suggestAddresses = vi.fn(suggest)
  const store = createFormStore({
    entity: institution.entity,
    context: contextOf({ mode: 'modify' }),
    columns: columnsOfForm(institution),
    rows: [{ id: 1, version: 1, name: 'CHU', country: 'fr', lang: 'fr', ...row }],
  })
  await show(<FormBody table={institution} store={store} />, { suggestAddresses })
  const line = store.lines()[0] ?? 0
  return { store, line, suggestAddresses, input: find<HTMLInputElement>('[name=address]') }
}
const options = () => all('[role=option]').map(({ textContent }) => textContent)
const status = () => find('[data-part=positioner] > p').textContent
const position = () => find('.address-position').textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')
const error = () => document.querySelector('[data-column=address] .field-error')?.textContent ?? null
const values = ({ store, line }: Awaited<ReturnType<typeof open>>) => store.patch(line)

describe('an address that is chosen', () => {
  it('is found by typing, and written with its place by the keyboard alone', async () => {
    const form = await open()
    await typeIn(form.input, '1 place X stras')
    expect(form.suggestAddresses).not.toHaveBeenCalled()
    await pause()
    expect(form.suggestAddresses.mock.calls.map(([country, text]) => [country, text])).toEqual([
      ['fr', '1 place X stras'],
    ])
    expect(options()).toEqual(['1 place X, 67000 Strasbourg', '1 place X, 67100 Strasbourg'])
    expect(status()).toBe('2 adresses proposées')
    await press(form.input, 'ArrowDown')
    await press(form.input, 'ArrowDown')
    const active = form.input.getAttribute('aria-activedescendant')
    expect(document.getElementById(active ?? '')?.textContent).toBe('1 place X, 67100 Strasbourg')
    await press(form.input, 'Enter')
    expect(form.input.value).toBe('1 place X, 67100 Strasbourg')
    expect(find<HTMLInputElement>('[name=postalCode]').value).toBe('67100')
    expect(position()).toBe('Position : centre de la commune (48,5839 ; 7,7455)')
    expect(form.input.getAttribute('aria-expanded')).toBe('false')
    await blur(form.input)
    expect(error()).toBeNull()
    expect(values(form)).toEqual({
      address: '1 place X, 67100 Strasbourg',
      postalCode: '67100',
      lat: 48.5839,
      lng: 7.7455,
      addressPrecision: 'municipality',
    })
  })

  it('is taken with the mouse, without leaving the field first', async () => {
    const form = await open()
    await typeIn(form.input, 'lyon')
    await pause()
    await act(async () => {
      const option = find('[role=option]')
      const kept = !option.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, cancelable: true }))
      expect(kept).toBe(true)
      option.click()
    })
    expect(values(form)).toMatchObject({ address: '69003 Lyon', postalCode: '69003' })
  })

  it('is what stands there once it is typed to the letter', async () => {
    const form = await open()
    await typeIn(form.input, 'lyon')
    await pause()
    await typeIn(form.input, '69003 Lyon')
    await pause()
    await blur(form.input)
    expect([error(), values(form).lat]).toEqual([null, 45.7485])
  })

  it('loses its place when it is changed, and has it again as it was', async () => {
    const stored = {
      address: '67000 Strasbourg',
      lat: 48.5839,
      lng: 7.7455,
      addressPrecision: 'municipality',
    }
    const form = await open(memoryAddresses, stored)
    expect(position()).toMatch(/^Position/)
    await typeIn(form.input, '67000 Strasbourg, 3e étage')
    expect(position()).toBe('')
    await typeIn(form.input, stored.address)
    expect(position()).toMatch(/^Position/)
    await blur(form.input)
    expect(form.store.dirty()).toBe(false)
  })
})

describe('an address that is typed and not chosen [console 5.9]', () => {
  it('is refused with its own words, and kept', async () => {
    const form = await open()
    await typeIn(form.input, '1 place X stras')
    await pause()
    await blur(form.input)
    expect(error()?.replaceAll('\u00a0', ' ')).toBe(
      'Sélectionnez une adresse valide : choisissez-la dans la liste des propositions.',
    )
    expect(form.input.value).toBe('1 place X stras')
    expect(options()).toEqual([])
  })

  it('is not recognised where nobody knows it', async () => {
    const form = await open()
    await typeIn(form.input, 'Xyzzy')
    await pause()
    expect(status()).toContain('Aucune adresse ne correspond')
    await blur(form.input)
    expect(error()).toContain('n’est pas reconnue')
    await typeIn(form.input, 'Xyzzy 2')
    expect(error()).toBeNull()
  })

  it('says that nobody answers, and keeps what was typed', async () => {
    const form = await open(() => Promise.reject(new Error('offline')))
    await typeIn(form.input, 'stras')
    await pause()
    expect(status()).toContain('n’ont pas pu être chargées')
    expect(form.input.value).toBe('stras')
  })

  it('stays open with Escape, and is closed by it alone', async () => {
    const form = await open()
    await typeIn(form.input, 'stras')
    await pause()
    await nextFrame()
    await press(form.input, 'Escape')
    expect([options(), form.input.value]).toEqual([[], 'stras'])
  })

  it('is not taken by Enter where none of the proposals is meant', async () => {
    const form = await open()
    await typeIn(form.input, 'stras')
    await pause()
    await press(form.input, 'Enter')
    expect(error()).toContain('Sélectionnez une adresse valide')
  })

  it('is what is sent with the form, whatever the arrows have reached', async () => {
    const form = await open()
    await typeIn(form.input, 'stras')
    await pause()
    await press(form.input, 'ArrowDown')
    await press(form.input, 'Enter', { ctrlKey: true })
    expect([form.input.value, error()]).toEqual(['stras', expect.stringContaining('Sélectionnez')])
  })
})

describe('answers', () => {
  const answerOf = (city: string): AddressSuggestion[] => [
    {
      label: city,
      address: city,
      postalCode: null,
      city,
      country: 'fr',
      lat: 1,
      lng: 2,
      precision: 'approximate',
      source: 'gazetteer',
    },
  ]

  it('that come late are dropped, and their questions broken off', async () => {
    const questions: { text: string; signal: AbortSignal; answer(found: AddressSuggestion[]): void }[] = []
    const form = await open((_, text, signal) => {
      const { promise, resolve } = Promise.withResolvers<AddressSuggestion[]>()
      questions.push({ text, signal, answer: resolve })
      return promise
    })
    await typeIn(form.input, 'stra')
    await pause()
    await key(form.input, 'lyon')
    await pause()
    const [first, second] = questions
    expect([first?.text, first?.signal.aborted, second?.text]).toEqual(['stra', true, 'lyon'])
    await act(async () => second?.answer(answerOf('Lyon')))
    await act(async () => first?.answer(answerOf('Strasbourg')))
    expect(options()).toEqual(['Lyon'])
  })

  it('hold up no key, and draw nothing but the list', async () => {
    const form = await open(() => new Promise(() => {}))
    await typeIn(form.input, 'stra')
    await pause()
    await key(form.input, 'strasbourg')
    expect(form.input.value).toBe('strasbourg')
    expect(status()).toBe('Chargement…')
  })

  it('are asked for neither too short a text nor too long a one', async () => {
    const form = await open()
    await typeIn(form.input, 's')
    await pause()
    await key(form.input, 'x'.repeat(201))
    await pause()
    expect(form.suggestAddresses).not.toHaveBeenCalled()
    expect(status()).toContain('trop longue')
  })

  it('wait for the country', async () => {
    const form = await open(memoryAddresses, { country: null })
    await typeIn(form.input, 'stras')
    await pause()
    expect([form.suggestAddresses.mock.calls, status()]).toEqual([[], 'Choisissez d’abord le pays.'])
  })
})

it('an address of a department is looked for in the country of its institution', async () => {
  const suggestAddresses = vi.fn<Suggest>(memoryAddresses)
  const store = createFormStore({
    entity: service.entity,
    context: contextOf({ institutions: [2] }),
    columns: columnsOfForm(service),
  })
  const institutions = [
    { id: 1, name: 'CHU de Lyon', country: 'fr' },
    { id: 2, name: 'Charité', country: 'de' },
  ]
  await show(<FormBody table={service} store={store} />, { suggestAddresses, institutions })
  await typeIn(find<HTMLInputElement>('[name=address]'), 'berl')
  await pause()
  expect(options()).toEqual(['Berlin'])
})
