/** What is changed on purpose, and the suites that must notice. */
export interface Module {
  readonly files: readonly string[]
  readonly suites: readonly string[]
  /** Its suites open databases: they run on a PostgreSQL, which gives a fresh one soonest. */
  readonly database?: true
}

const auth = (...names: string[]) => names.map((name) => `src/server/services/auth/${name}.ts`)
const resources = (...names: string[]) => names.map((name) => `src/server/resources/${name}.ts`)

export const modules: Readonly<Record<string, Module>> = {
  accessTokens: {
    files: auth('session/accessToken', 'principal/*', 'registerAuth', 'sameOrigin'),
    suites: [
      'tests/server/auth/{guards,doors,accessToken,demoAccounts,rights,routes,revocation,refresh}.test.ts',
    ],
    database: true,
  },
  sessions: {
    files: auth('session/{keys,logout,refresh,refreshCookie,session,sessions}'),
    suites: ['tests/server/auth/{deactivation,doors,ended,refresh,revocation,routes,sessionLife}.test.ts'],
    database: true,
  },
  passwords: {
    files: auth('accounts', 'changePassword', 'enter', 'knownDevice', 'login', 'password', 'offers/*'),
    suites: [
      'tests/server/auth/{demoAccounts,doors,hostileCredentials,login,password,passwordLife,passwordLinks,revocation,sessionLife}.test.ts',
      'tests/server/auth/limits/asking.test.ts',
      'tests/server/messages/invitation.test.ts',
    ],
    database: true,
  },
  limits: {
    files: auth('limits/*'),
    suites: ['tests/server/auth/limits/{asking,attempts,names,tooMany}.test.ts'],
    database: true,
  },
  sso: { files: auth('sso/**/*'), suites: ['tests/server/auth/sso/*.test.ts'], database: true },
  access: { files: resources('catalogue/access'), suites: ['tests/server/resources/access.test.ts'] },
  conditions: {
    files: resources(
      ...['conditions/filters', 'conditions/range', 'conditions/search'].map((name) => `read/${name}`),
      ...['selection', 'visibility', 'listRequest'].map((name) => `read/${name}`),
    ),
    suites: [
      'tests/server/resources/{range,listRequest,listConditions,listedIds,listPages,inherited,sight,lists,notified,administrators,ownInstitutions,secrets}.test.ts',
    ],
    database: true,
  },
  lists: {
    files: resources('read/list', 'read/count/countCache', 'read/count/counting', 'read/count/snapshot'),
    suites: ['tests/server/resources/{listStatements,listConditions,listPages,countCache}.test.ts'],
    database: true,
  },
  removals: { files: resources('routes/ifMatch'), suites: ['tests/server/resources/ifMatch.test.ts'] },
  vault: { files: ['src/server/secrets/vault.ts'], suites: ['tests/server/secrets/*.test.ts'] },
  tokens: {
    files: ['src/client/session/token*.ts', 'src/client/session/refresh.ts'],
    suites: ['tests/client/{tokenRules,tokenStore,tokens,refresh}.test.ts'],
  },
  csv: { files: ['src/engine/csv/*.ts'], suites: ['tests/engine/csv/*.test.ts'] },
}
