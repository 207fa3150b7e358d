import { type Flow, step } from '#dsl'
import type { Place } from '../pages.ts'
import type { Sections } from '../sections.ts'

/** What goes through servers of others: single sign-on, and the agencies. */
export const connectionFlows = {
  setUpSingleSignOn: {
    on: ['sso'],
    sections: ['console 2.3.15', 'console 4.12', 'console 5.17'],
    steps: [
      step('person', 'console', 'turns'),
      step('console', 'server', 'creates', 'POST /auth/institutionHasSso'),
      step('person', 'console', 'fills'),
      step('console', 'server', 'saves', 'PUT /api/v2/institution-has-oauth2/{id}'),
      step('person', 'console', 'tries'),
      step('console', 'server', 'asks', 'POST /auth/sso/trial'),
      step('server', 'institutionServer', 'calls'),
      step('server', 'console', 'tells'),
    ],
  },
  singleSignOn: {
    on: ['sso', 'login'],
    sections: ['area 4.6', 'area 7.2'],
    steps: [
      step('person', 'console', 'names'),
      step('console', 'server', 'begins', 'GET /auth/sso'),
      step('server', 'institutionServer', 'leads'),
      step('institutionServer', 'person', 'asks'),
      step('institutionServer', 'server', 'returns', 'GET /auth/sso/callback'),
      step('server', 'institutionServer', 'exchanges'),
      step('server', 'server', 'recognises'),
      step('server', 'console', 'opens'),
    ],
  },
  subscribeAgency: {
    on: ['interim'],
    sections: ['console 2.3.7', 'console 4.16', 'console 5.11', 'console 7.3.14'],
    steps: [
      step(
        'console',
        'server',
        'lists',
        'GET /bff-backoffice/institutions/{id}/options/agency/subscriptions',
      ),
      step('person', 'console', 'fills'),
      step('console', 'console', 'drops'),
      step(
        'console',
        'server',
        'saves',
        'POST /bff-backoffice/institutions/{id}/options/agency/subscriptions',
      ),
      step(
        'console',
        'server',
        'jobs',
        'POST /bff-backoffice/institutions/{id}/options/agency/subscriptions/{idSubscription}/jobs',
      ),
      step('server', 'agencyGateway', 'passes'),
      step('server', 'console', 'answers'),
    ],
  },
  becomeClient: {
    on: ['institutionOption'],
    sections: ['area 7.2', 'area 8.2'],
    steps: [
      step('person', 'console', 'presses'),
      step('console', 'server', 'gives', 'POST /bff-backoffice/institutions/{id}/options/agency'),
      step('server', 'server', 'writes'),
      step('server', 'console', 'answers'),
    ],
  },
} as const satisfies Readonly<Record<string, Flow<Sections, Place>>>
