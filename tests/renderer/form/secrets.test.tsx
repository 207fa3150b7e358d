// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import { catalogue } from '#schemas'
import { institutionChronosTable as table } from '#schemas/tables/institutionChronos.ts'
import { stageGateway } from '../stageGateway.ts'
import { blur, click, control, errorOf, fill, find, key, leave, show } from './screen.tsx'

const row = {
  id: 7,
  version: 3,
  institution: 1,
  url: 'https://chronos.example.org/api',
  isProxyRequired: false,
  tokenIsSet: true,
  passwordIsSet: false,
  hasSecurityModule: false,
}
const open = async (given: typeof row | null = row) => {
  const gateway = stageGateway(catalogue, { institutionChronos: given ? [given] : [] })
  const nothing = () => undefined
  await show(<FormDialog table={table} row={given ?? undefined} onSaved={nothing} onClose={nothing} />, {
    gateway,
  })
  return gateway
}
const save = async () => {
  await click('[data-action=save]')
  if (document.querySelector('[data-action=confirm]')) await click('[data-action=confirm]')
}
const patches = (gateway: ReturnType<typeof stageGateway>) => gateway.update.mock.calls.map((call) => call[2])
const MOVED = 'https://elsewhere.example.org/api'

afterEach(leave)

describe('a secret in a form [console 3.1.10]', () => {
  it('is a password field that no browser fills in, and says whether one is set', async () => {
    await open()
    for (const name of ['token', 'password']) {
      const input = control(0, name)
      expect([input.type, input.autocomplete, input.value]).toEqual(['password', 'new-password', ''])
    }
    expect(control(0, 'token').placeholder).toContain('enregistré')
    expect(control(0, 'password').placeholder).toBe('')
    expect(document.querySelectorAll('[data-action=empty-secret]')).toHaveLength(1)
  })

  it('left empty is not sent; typed and emptied again neither', async () => {
    const gateway = await open()
    await fill(0, { token: 'abc' })
    await key(control(0, 'token'), '')
    await blur(control(0, 'token'))
    await fill(0, { url: 'https://chronos.example.org/v2' })
    await save()
    expect(patches(gateway)).toEqual([{ url: 'https://chronos.example.org/v2' }])
  })

  it('typed replaces what is set, to the letter', async () => {
    const gateway = await open()
    await fill(0, { token: ' a b ' })
    await save()
    expect(patches(gateway)).toEqual([{ token: ' a b ' }])
  })

  it('is emptied on purpose only, and that can be taken back', async () => {
    const gateway = await open()
    await click('[data-action=empty-secret]')
    expect(control(0, 'token').placeholder).toContain('effacé')
    await click('[data-action=keep-secret]')
    expect(control(0, 'token').placeholder).toContain('enregistré')
    await click('[data-action=empty-secret]')
    await save()
    expect(patches(gateway)).toEqual([{ token: null }])
  })

  it.each([
    ['typed anew', () => fill(0, { token: 'abc' }), ['••••••••', '••••••••']],
    ['emptied', () => click('[data-action=empty-secret]'), ['••••••••', 'vide']],
  ])('that is set and %s is asked about with what was there, without any of it', async (_, act, said) => {
    await open()
    await act()
    await click('[data-action=save]')
    const cells = [...document.querySelectorAll('[role=alertdialog] [data-column] td')]
    expect(cells.map((one) => one.textContent)).toEqual(said)
  })

  it('that is entered for the first time was not there', async () => {
    await open()
    await fill(0, { password: 'abc' })
    await click('[data-action=save]')
    const cells = [...document.querySelectorAll('[role=alertdialog] [data-column] td')]
    expect(cells.map((one) => one.textContent)).toEqual(['vide', '••••••••'])
  })

  it('is asked for again when the address changes to another host [house 6]', async () => {
    const gateway = await open()
    await fill(0, { url: MOVED })
    await save()
    expect([errorOf(0, 'token'), errorOf(0, 'password')]).toEqual(['419', null])
    expect(find('[data-column=token] .field-error').textContent).toContain('serveur')
    expect(patches(gateway)).toEqual([])
    await fill(0, { token: 'new' })
    await save()
    expect(patches(gateway)).toEqual([{ url: MOVED, token: 'new' }])
  })

  it('of a new row is sent with it, and no address with a password in it is', async () => {
    const gateway = await open(null)
    await fill(0, { url: 'https://user:pass@chronos.example.org', token: 't' })
    await save()
    expect(errorOf(0, 'url')).toBe('406')
    await fill(0, { url: MOVED })
    await save()
    expect(gateway.insert.mock.calls.map((call) => call[1])).toMatchObject([
      { institution: 1, url: MOVED, token: 't', password: null },
      { institution: 2, url: MOVED, token: 't', password: null },
    ])
  })
})
