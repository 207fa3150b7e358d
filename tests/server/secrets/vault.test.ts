import { createDecipheriv, hkdfSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { closedVault, type Place, VaultError, vaultOf } from '#server/secrets/vault.ts'

const key = new Uint8Array(32).fill(1)
const earlier = new Uint8Array(32).fill(2)
const place: Place = { entity: 'shelf', column: 'key', id: 7 }
const elsewhere: readonly Place[] = [
  { ...place, id: 8 },
  { ...place, column: 'code' },
  { ...place, entity: 'book' },
]
const vault = vaultOf([key])
const partsOf = (sealed: string) => sealed.split('.') as [string, string, string, string]

describe('a sealed value', () => {
  it('is AES-256-GCM under a derived key, bound to its place, and says nothing else', () => {
    const sealed = vault.seal(place, 'pässword')
    expect(sealed).toMatch(/^v1\.[\w-]{11}\.[\w-]{16}\.[\w-]{34}$/)
    const [, , nonce, body] = partsOf(sealed)
    const bytes = Buffer.from(body, 'base64url')
    const derived = new Uint8Array(hkdfSync('sha256', key, '', 'pupitre/column-secrets', 32))
    const decipher = createDecipheriv('aes-256-gcm', derived, Buffer.from(nonce, 'base64url'))
      .setAAD(Buffer.from('["column-secret","shelf","key",7]'))
      .setAuthTag(bytes.subarray(-16))
    const text = decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8')
    expect(text).toBe('pässword')
  })

  // Fails where the nonce is constant, or made of the text, the place or the key: GCM gives its key away when one is used twice.
  it('has a nonce that no other one has, whatever is sealed', () => {
    const sealed = Array.from({ length: 2000 }, (_, n) =>
      vault.seal({ ...place, id: (n % 2) + 1 }, n % 3 ? 'x' : 'y'),
    )
    expect(new Set(sealed.map((one) => partsOf(one)[2])).size).toBe(2000)
    expect(new Set(sealed.map((one) => partsOf(one)[3])).size).toBe(2000)
    const bits = sealed.map((one) => Buffer.from(partsOf(one)[2], 'base64url'))
    // Every byte varies: none of them is a counter or a prefix.
    for (let at = 0; at < 12; at++) expect(new Set(bits.map((nonce) => nonce[at])).size).toBeGreaterThan(200)
    expect(partsOf(vaultOf([key]).seal(place, 'x'))[2]).not.toBe(partsOf(vaultOf([key]).seal(place, 'x'))[2])
  })

  it('opens at its place, also when it is the last of those named', () => {
    for (const text of ['', 'a', 'pässword 🔑', 'x'.repeat(5000)]) {
      const sealed = vault.seal(place, text)
      expect(vault.open([place], sealed)).toBe(text)
      expect(vault.open([...elsewhere, place], sealed)).toBe(text)
    }
  })

  it('opens nowhere else', () => {
    const sealed = vault.seal(place, 'text')
    for (const other of elsewhere)
      expect(() => vault.open([other], sealed)).toThrow(
        new VaultError('sealed for another place, or changed'),
      )
    expect(() => vault.open(elsewhere, sealed)).toThrow('sealed for another place, or changed')
    expect(() => vault.open([], sealed)).toThrow(new VaultError('no place'))
  })

  it('does not open when a bit of it is changed, or a part is cut off', () => {
    const sealed = vault.seal(place, 'some text')
    const [version, name, nonce, body] = partsOf(sealed)
    const flipped = (text: string, at: number, bit: number) => {
      const bytes = Buffer.from(text, 'base64url')
      bytes[at] = (bytes[at] ?? 0) ^ (1 << bit)
      return bytes.toString('base64url')
    }
    const changed = 'sealed for another place, or changed'
    const length = Buffer.from(body, 'base64url').length
    for (let at = 0; at < length; at++)
      expect(() => vault.open([place], [version, name, nonce, flipped(body, at, at % 8)].join('.'))).toThrow(
        changed,
      )
    for (let at = 0; at < 12; at++)
      expect(() => vault.open([place], [version, name, flipped(nonce, at, 3), body].join('.'))).toThrow(
        changed,
      )
    const shorter = Buffer.from(body, 'base64url').subarray(1).toString('base64url')
    expect(() => vault.open([place], [version, name, nonce, shorter].join('.'))).toThrow(changed)
  })

  it.each([
    ['its version', (sealed: string) => sealed.replace('v1', 'v2')],
    ['something before it', (sealed: string) => `x${sealed}`],
    ['something after it', (sealed: string) => `${sealed}.x`],
    ['a sign that is none', (sealed: string) => `${sealed}=`],
    ['a short key name', (sealed: string) => sealed.replace(/^v1\../, 'v1.')],
    ['a short nonce', (sealed: string) => sealed.replace(/\.[\w-]{16}\./, '.abc.')],
    ['a body shorter than its tag', (sealed: string) => sealed.replace(/\.[\w-]+$/, `.${'a'.repeat(21)}`)],
    ['no form at all', () => 'clear text'],
  ])('is refused with another form: %s', (_, change) => {
    const sealed = change(vault.seal(place, ''))
    expect(() => vault.open([place], sealed)).toThrow(new VaultError('not sealed'))
    expect(() => vault.renew([place], sealed)).toThrow(new VaultError('not sealed'))
  })

  it('has a body of its tag alone when it is empty', () => {
    expect(partsOf(vault.seal(place, ''))[3]).toHaveLength(22)
  })
})

describe('keys', () => {
  const old = vaultOf([earlier]).seal(place, 'from before')

  it('are told apart by a name that is none of their bytes', () => {
    const [, name] = partsOf(vault.seal(place, 'x'))
    expect(partsOf(old)[1]).not.toBe(name)
    expect(partsOf(vaultOf([key]).seal(place, 'y'))[1]).toBe(name)
    const derived = (purpose: string) =>
      Buffer.from(hkdfSync('sha256', key, '', `pupitre/${purpose}`, 32)).toString('base64url')
    expect(derived('column-secrets-name').startsWith(name.slice(0, -1))).toBe(true)
    expect(derived('column-secrets')).not.toContain(name)
  })

  it('of earlier times still open, and none of others', () => {
    expect(vaultOf([key, earlier]).open([place], old)).toBe('from before')
    expect(() => vault.open([place], old)).toThrow(new VaultError('sealed with an unknown key'))
  })

  it('seal with the first of them', () => {
    const sealed = vaultOf([key, earlier]).seal(place, 'x')
    expect(vault.open([place], sealed)).toBe('x')
    expect(() => vaultOf([earlier]).open([place], sealed)).toThrow(VaultError)
  })

  it('that are none seal nothing', () => {
    expect(() => closedVault.seal(place, 'x')).toThrow(new VaultError('no key to seal with'))
    expect(() => closedVault.open([place], old)).toThrow('sealed with an unknown key')
    expect(new VaultError('x').name).toBe('VaultError')
  })
})

describe('renewing', () => {
  const both = vaultOf([key, earlier])
  const former: Place = { ...place, column: 'pin' }

  it('leaves what the present key has sealed at its place', () => {
    const sealed = vault.seal(place, 'text')
    expect(both.renew([place, former], sealed)).toBe(sealed)
  })

  it('seals anew what an earlier key has sealed', () => {
    const renewed = both.renew([place], vaultOf([earlier]).seal(place, 'text'))
    expect(vault.open([place], renewed)).toBe('text')
  })

  it('seals anew for its present place what stands under a former name', () => {
    const renewed = both.renew([place, former], vault.seal(former, 'text'))
    expect(vault.open([place], renewed)).toBe('text')
    expect(() => vault.open([former], renewed)).toThrow(VaultError)
  })

  it('leaves what a lost key has sealed, so that its row can be written', () => {
    const lost = vaultOf([new Uint8Array(32).fill(3)]).seal(place, 'text')
    expect(both.renew([place], lost)).toBe(lost)
  })

  it('refuses what was changed', () => {
    const sealed = vault.seal(place, 'text')
    expect(() => both.renew([{ ...place, id: 9 }], sealed)).toThrow('sealed for another place, or changed')
  })
})
