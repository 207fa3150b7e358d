import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { ConfigError } from '#server/configValues.ts'
import { testSecret } from '../testServer.ts'
import { scratchFolder, startServices } from './command.ts'

const scratch = scratchFolder()
afterAll(scratch.clear)
const key = testSecret

const wrong: [string, string][] = [
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://localhost/pupitre'],
  ['DATABASE_URL', 'localhost'],
  ['DATABASE_URL', 'postgres:///pupitre'],
  ['DATABASE_POOLER', 'session'],
  ['DATABASE_POOL_SIZE', '3'],
  ['DATABASE_POOL_SIZE', 'many'],
  ['SENT_MESSAGES_DAYS', '0'],
  ['SENT_MESSAGES_DAYS', 'a year'],
  ['SECRET_KEY', 'secret'],
  ['SECRET_KEY', `${key}00`],
  ['SECRET_KEY_PREVIOUS', `${key},secret`],
  ['PUBLIC_URL', 'console.example.org'],
  ...['/console', '/?a=1', '/#a'].map((more): [string, string] => [
    'PUBLIC_URL',
    `https://console.example.org${more}`,
  ]),
  ['PUBLIC_URL', 'https://me@console.example.org'],
  ['SMTP_URL', 'https://mail.example.org'],
  ['SLACK_WEBHOOK_URL', 'http://hooks.example.org'],
  ['PAGE_VIEWS_URL', 'counted'],
  ['MOBILE_LOGIN_URL', 'javascript:alert(1)'],
  ['PROFILE_URL', 'javascript:alert(1)'],
  ['AGENCY_GATEWAY_URL', 'ftp://gateway.example.org'],
  ['AGENCY_GATEWAY_URL', 'https://me:secret@gateway.example.org'],
  ['AGENCY_GATEWAY_URL', 'https://:secret@gateway.example.org'],
  ['AGENCY_GATEWAY_URL', 'https://gateway.example.org?key=secret'],
  ['AGENCY_GATEWAY_URL', 'https://gateway.example.org#here'],
  ['COMPANY_DOMAIN', 'example'],
  ['COMPANY_DOMAIN', '@example.org'],
  ['MAIL_FROM', 'Pupitre'],
  ['MAIL_FROM', 'Pupitre <a@b.example> <c@d.example>'],
  ['MAIL_FROM', 'Pupitre\r\nBcc: x@y.example <a@b.example>'],
  ['NAVIGATION_MISSIONS_URL', 'javascript:alert(1)'],
  ['SSO_ALLOW_LOCAL', 'yes'],
  ['GEOCODER', 'mine'],
  ['GEOCODER_URL', 'photon.example.org'],
  ['GAZETTEER', 'yes'],
  ['TOKEN_STORE', 'cookie'],
  ['DOCS', 'yes'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.1,proxy.example.org'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['FLAGS', 'legacyJobs'],
]

describe('the environment', () => {
  it('may be empty', () => {
    expect(readConfig({ DATA_DIR: scratch.path })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: scratch.path,
      production: false,
      geocoder: 'offline',
      gazetteer: true,
      tokenStore: 'memory',
      trustProxy: [],
      docs: 'open',
      flags: {},
      navigation: {},
      settings: { companyDomain: 'pupitre.test' },
      ssoAllowLocal: false,
      loopDelay: 2000,
    })
  })

  it('may say everything', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://pupitre@db/pupitre',
      SECRET_KEY: Buffer.from(key, 'hex').toString('base64'),
      PUBLIC_URL: 'https://console.example.org',
      TRUST_PROXY: '10.0.0.1, 10.1.0.0/16, ::1',
      TOKEN_STORE: 'localStorage',
      DOCS: 'open',
      FLAGS: 'legacyJobs=off,newReadSlotSystem=on',
      COMPANY_DOMAIN: 'Example.ORG',
    })
    expect([config.settings, config.loopDelay]).toEqual([{ companyDomain: 'example.org' }, 500])
    expect(Buffer.from(config.secretKey).toString('hex')).toBe(key)
    expect(config.publicUrl?.origin).toBe('https://console.example.org')
    expect(config.trustProxy).toEqual(['10.0.0.1', '10.1.0.0/16', '::1'])
    expect(config.docs).toBe('open')
    expect(config.flags).toEqual({ legacyJobs: false, newReadSlotSystem: true })
  })

  it.each(wrong)('is refused with %s=%s, by name', (variable, value) => {
    const env = { SECRET_KEY: key, DATA_DIR: scratch.path, [variable]: value }
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(new RegExp(`^${variable}: `))
  })

  it('grants no company domain in production where none is said', () => {
    expect(readConfig({ NODE_ENV: 'production', SECRET_KEY: key }).settings).toEqual({})
  })

  it('needs a secret key in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/^SECRET_KEY: required/)
  })
})

it('closes the documentation in production, and outside it where it is told to', () => {
  const docsOf = (env: Record<string, string>) => readConfig({ SECRET_KEY: key, ...env }).docs
  expect([docsOf({ NODE_ENV: 'production' }), docsOf({ DOCS: 'closed' })]).toEqual(['closed', 'closed'])
})

describe('the development key', () => {
  it('is made once, for its owner alone', () => {
    const dataDir = join(scratch.path, 'new')
    const first = readConfig({ DATA_DIR: dataDir })
    expect(readConfig({ DATA_DIR: dataDir }).secretKey).toEqual(first.secretKey)
    expect(first.secretKey).toHaveLength(32)
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
  })

  it('that was damaged is not replaced in silence', () => {
    const dataDir = join(scratch.path, 'damaged')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'secret.key'), 'x')
    expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(/^DATA_DIR: .*secret\.key/)
  })
})

describe('a start that cannot succeed', () => {
  it.each([
    ['PORT', { PORT: 'abc' }],
    ['SECRET_KEY', { NODE_ENV: 'production', SECRET_KEY: '' }],
    ['DATA_DIR', { DATA_DIR: '/dev/null/data', SECRET_KEY: '' }],
    ['DATA_DIR', { DATA_DIR: '/dev/null/data' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/pupitre' }],
  ])('says why in one line that begins with %s, and ends with 1', async (variable, env) => {
    const { code, out, err } = await startServices(env).ended
    expect(err).toMatch(new RegExp(`^${variable}: .+\n$`))
    expect(err).not.toContain('hidden')
    expect(out).not.toContain('listens')
    expect(code).toBe(1)
  })
})
