import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#schemas'
import { catalogueKeys } from '../generators/labels/catalogueKeys.ts'
import { missingKeys } from '../generators/labels/gaps.ts'
import { readLabels } from '../generators/labels/locale.ts'
import { languages } from '../generators/languages.ts'
import { inside, pathsOf, root, type Source, sources } from './sources.ts'

/** Paths, from the root, of the project's own files that a file names. */
const importsOf = ({ path, code }: Source): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([#.][^']*)'/g)].map(([, target = '']) => {
    if (target.startsWith('.')) return posix.join(posix.dirname(path), target)
    const [, room = ''] = /^#(\w+)/.exec(target) ?? []
    const folder = ['schemas', 'tests'].includes(room) ? room : `src/${room}`
    return target.includes('/') ? `${folder}${target.slice(target.indexOf('/'))}` : `${folder}/index.ts`
  })

const arrows: Readonly<Record<string, readonly string[]>> = {
  schemas: ['src/dsl/index.ts'],
  'src/protocol': [],
  'src/dsl': ['src/protocol'],
  'src/engine': ['src/dsl', 'src/protocol'],
  'src/renderer': ['src/dsl', 'src/protocol', 'src/engine'],
  'src/client': ['src/protocol'],
  'src/screens': ['src/dsl', 'src/protocol', 'src/engine', 'src/renderer', 'src/client'],
  'src/app': [
    'src/dsl',
    'src/protocol',
    'src/engine',
    'src/renderer',
    'src/client',
    'src/screens',
    'src/generated',
  ],
  'src/stage': ['src/dsl', 'src/protocol', 'src/engine', 'src/renderer'],
  'src/gallery': ['src/dsl', 'src/protocol', 'src/engine', 'src/renderer', 'src/app', 'src/stage'],
  'src/server': ['src/dsl', 'src/protocol', 'src/engine', 'package.json'],
}

/** Where the parts are joined: the only files of a room that may name these others. */
const joints: Readonly<Record<string, readonly string[]>> = {
  'src/app/catalogue/declared.ts': ['schemas'],
  'src/app/early/ahead.tsx': ['schemas'],
  'src/gallery/main.tsx': ['schemas'],
  'src/server/main.ts': ['schemas'],
}

describe('rooms and the direction of dependency', () => {
  test.each(Object.entries(arrows))('%s names only what lies before it', (room, allowed) => {
    const wrong = inside(room).flatMap((source) => {
      const may = [room, ...allowed, ...(joints[source.path] ?? [])]
      return importsOf(source)
        .filter((target) => !may.some((place) => target === place || target.startsWith(`${place}/`)))
        .map((target) => `${source.path} → ${target}`)
    })
    expect(wrong).toEqual([])
  })

  test('the README says the same of each room', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    const said = Object.keys(arrows).map((room) => {
      const [, cell = 'no line'] = new RegExp(`^\\| \`${room}/\` \\|.*\\| ?(.*) \\|$`, 'm').exec(readme) ?? []
      return [room, cell.replace('nothing of ours', '').split(', ').filter(Boolean).sort()]
    })
    const shortNames = (places: readonly string[]) =>
      places
        .filter((place) => !place.endsWith('.json'))
        .map((place) => place.replace('src/', '').replace('/index.ts', ''))
        .sort()
    expect(said).toEqual(Object.entries(arrows).map(([room, places]) => [room, shortNames(places)]))
  })

  test.each([
    ['catalogue', ['read', 'write', 'routes']],
    ['read', ['write', 'routes']],
    ['write', ['routes']],
  ])('of resources, %s names nothing that comes after it', (room, later) => {
    const at = (name: string) => `src/server/resources/${name}`
    const wrong = inside(at(room)).flatMap((source) =>
      importsOf(source)
        .filter((target) => later.some((name) => target.startsWith(`${at(name)}/`)))
        .map((target) => `${source.path} → ${target}`),
    )
    expect(wrong).toEqual([])
  })

  test('rows of resources are locked in one place', () => {
    const locks = /\bfor (?:no key )?(?:update|share)\b|\bfor key share\b|\bfor \$\{strength/
    expect(pathsOf(inside('src/server').filter(({ code }) => locks.test(code)))).toEqual([
      'src/server/resources/write/lock/lockIds.ts',
      // Passwords, sessions and identities of sign-on are no resources.
      'src/server/services/auth/accounts.ts',
      'src/server/services/auth/offers/passwordOffers.ts',
      'src/server/services/auth/session/sessions.ts',
      'src/server/services/auth/sso/people.ts',
    ])
    const keys = pathsOf(inside('src/server/resources').filter(({ code }) => /advisory/.test(code)))
    expect(keys).toEqual(['src/server/resources/write/lock/keyLocks.ts'])
  })

  test('what is done is recorded in one place', () => {
    const found = inside('src/server').filter(({ code }) => /insert into "audit"/.test(code))
    expect(pathsOf(found)).toEqual(['src/server/audit.ts'])
  })

  test('the server builds no pages', () => {
    const tools = /'(?:vite|@vitejs|rolldown|esbuild|typescript)/
    expect(pathsOf(inside('src/server').filter(({ code }) => tools.test(code)))).toEqual([])
  })

  test('the protocol, the engine and the vocabulary know neither React nor the machine', () => {
    const named = /'(?:react|react-dom|@chakra-ui|node:|fastify|kysely|pg)/
    expect(
      pathsOf(inside('src/protocol', 'src/dsl', 'src/engine').filter(({ code }) => named.test(code))),
    ).toEqual([])
  })

  test('the browser gets nothing that runs only under Node', () => {
    const front = inside('src/renderer', 'src/client', 'src/screens', 'src/app', 'src/gallery')
    expect(pathsOf(front.filter(({ code }) => /'node:/.test(code)))).toEqual([])
  })

  test('no module of the browser waits while it is loaded: Safari before 27 loses what it exports to others (WebKit bug 242740)', () => {
    const rooms = ['app', 'renderer', 'screens', 'client', 'engine', 'dsl', 'protocol']
    const waiting = /^(?:(?:export )?(?:const|let) .*= )?await /m
    const found = inside(...rooms.map((room) => `src/${room}`)).filter(({ code }) => waiting.test(code))
    // What the build itself runs, under Node.
    expect(pathsOf(found)).toEqual(['src/app/early/ahead.tsx'])
  })

  test('what was written is read anew in one way, which gives up a first read from before', () => {
    const found = inside('src').filter(({ code }) => code.includes('invalidateQueries('))
    expect(pathsOf(found)).toEqual(['src/renderer/list/state/reread.ts'])
  })

  test('recipes name their slots themselves: Chakra’s list brings those of all its components', () => {
    const named = inside('src').filter(({ code }) => code.includes('@chakra-ui/react/anatomy'))
    expect(pathsOf(named)).toEqual([])
  })
})

describe('files', () => {
  test('none is over 250 lines', () => {
    expect(pathsOf(sources.filter(({ text }) => text.split('\n').length > 251))).toEqual([])
  })

  test('none exports a default', () => {
    const found = sources.filter(
      ({ path, code }) => !path.endsWith('.config.ts') && /^export default\b|\bas default\b/m.test(code),
    )
    expect(pathsOf(found)).toEqual([])
  })

  test('suites and what is set up before each have hooks, and no module that they share: it is loaded once a process', () => {
    const asked = /^(?:before|after)(?:Each|All)\(/m
    const shared = inside('tests').filter(({ path }) => !/\.(?:test|suite|spec)\.tsx?$/.test(path))
    expect(pathsOf(shared.filter(({ code }) => asked.test(code)))).toEqual(['tests/drawn.ts'])
  })

  test('no test has less time than every test has: a busy machine needs all of it', () => {
    const given = /^ *(?:\}, )?(\d[\d_]*),?\n?\)$|\btimeout: (\d[\d_]*)[^\n]*=> \{$/gm
    const limits = ({ code }: Source) =>
      [...code.matchAll(given)].map(([, last, option]) => Number((last ?? option ?? '').replaceAll('_', '')))
    const suites = inside('tests').filter(({ path }) => /\.(?:test|suite)\.tsx?$/.test(path))
    expect(pathsOf(suites.filter((suite) => limits(suite).some((ms) => ms < 120_000)))).toEqual([])
  })

  test('registries alone pass on what others export', () => {
    const found = sources.filter(({ code }) => /^export (?:\*|\{[^}]*\}) from\b/m.test(code))
    expect(pathsOf(found)).toEqual(['src/dsl/index.ts'])
  })
})

const FILES_OF_A_FOLDER = 15

test(`no folder of the sources has more than ${FILES_OF_A_FOLDER} files`, () => {
  const written = pathsOf(inside('src')).filter((path) => !path.startsWith('src/generated/'))
  const folders = Object.groupBy(written, (path) => posix.dirname(path))
  const crowded = Object.keys(folders).filter((one) => (folders[one]?.length ?? 0) > FILES_OF_A_FOLDER)
  expect(crowded).toEqual([])
})

describe('shared code', () => {
  /** Words of the vocabulary and of files, which entities happen to bear too. */
  const vocabulary = ['institution', 'level', 'admin', 'template']
  const names = [...catalogue.entities.keys(), ...catalogue.tables.keys()].filter(
    (n) => !vocabulary.includes(n),
  )

  test('names no entity and no table', () => {
    const named = new RegExp(`\\b(?:${[...new Set(names)].join('|')})(?:Entity)?\\b`)
    const shared = inside('src/dsl', 'src/engine', 'src/renderer', 'src/gallery', 'src/server/resources')
    expect(pathsOf(shared.filter(({ code }) => named.test(code)))).toEqual([])
  })

  test('how rows are in institutions is asked in one place', () => {
    const asked = /\bbelongs\)?\??\.(?:to|column|link)\b|\.to [!=]== '(?:itself|all|institutions?)'/
    const found = pathsOf(inside('src', 'generators').filter(({ code }) => asked.test(code)))
    expect(found).toEqual(['src/dsl/entities/belonging.ts', 'src/dsl/entities/places.ts'])
  })

  test('asks no kind for its name', () => {
    const asked = /kind\.name\s*[!=]==?|switch \([^)]*kind\.name\)/
    const shared = inside('src/engine', 'src/renderer', 'src/client', 'src/server', 'src/app', 'src/gallery')
    expect(pathsOf(shared.filter(({ code }) => asked.test(code)))).toEqual([])
  })
})

test('dayjs is set up in one place, and speaks no language but where it is told', () => {
  const setUp = /(?<!type \{ \w+(?:, \w+)* \} )from 'dayjs'/
  const whole = inside('schemas', 'src', 'generators')
  expect(pathsOf(whole.filter(({ code }) => setUp.test(code)))).toEqual(['src/protocol/dates.ts'])
  const locales = pathsOf(whole.filter(({ code }) => /'dayjs\/locale\//.test(code)))
  expect(locales.filter((path) => !path.startsWith('src/app/words/'))).toEqual([])
  expect(locales).toHaveLength(languages.length)
  // Nobody's language for everybody, and no second reader of texts: `new Date`, or a pattern, says what is none.
  expect(pathsOf(whole.filter(({ code }) => /\bdayjs\.locale\(|customParseFormat/.test(code)))).toEqual([])
})

test('no text becomes markup or code: nothing in the sources takes one for a page or a program', () => {
  const sinks =
    /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\bsrcdoc\b|\bnew Function\b|\beval\(/i
  // A message as it is sent, in a frame that runs nothing.
  expect(pathsOf(inside('src').filter(({ code }) => sinks.test(code)))).toEqual([
    'src/screens/outbox/MailFrame.tsx',
  ])
})

test('the server calls nobody but through its outbound client', () => {
  const outbound = [
    'src/server/messages/transports.ts',
    'src/server/outbound/outbound.ts',
    'src/server/services/agency/gateway.ts',
  ]
  const calls = /(?<![.\w])fetch\(|(?:from|import\() ?'(?:(?:node:)?http[s2]?|undici)'/
  const found = inside('src/server').filter(({ path, code }) => !outbound.includes(path) && calls.test(code))
  expect(pathsOf(found)).toEqual([])
})

test.each(languages)('%s has a label for all that the catalogue shows', (language) => {
  const missing = missingKeys(catalogueKeys(catalogue), readLabels(root, language), language)
  const english = missingKeys(catalogueKeys(catalogue), readLabels(root, 'en-GB'), 'en-GB')
  expect(language === 'es' ? missing.filter((key) => english.includes(key)) : missing).toEqual([])
})
