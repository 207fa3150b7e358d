import { type Bases, services } from './services.ts'

export const configurationPath = '/config.json'

/** Where the browser keeps the access token: `memory` is lost with the page and restored from the session cookie. */
export const tokenStoreNames = ['memory', 'localStorage'] as const
export type TokenStoreName = (typeof tokenStoreNames)[number]

/** What an operator of the server says about the company that runs it, by name; `COMPANY_DOMAIN` is `companyDomain`. */
export interface Settings {
  /** Domain of its e-mail addresses, in lower case. */
  readonly companyDomain?: string
}
export type SettingName = keyof Settings

/** Links of the navigation bar, in order. Source: specification of the institution area, §2 (navbar menu). */
export const navigationNames = ['missions', 'network', 'contracts', 'contractDemo', 'dashboard'] as const
export type NavigationName = (typeof navigationNames)[number]
/** Absolute addresses of other applications; one that is not there has no link. */
export type Navigation = Readonly<Partial<Record<NavigationName, string>>>

/** What the browser needs to know before anything else. */
export interface Configuration extends Settings {
  readonly bases: Bases
  readonly tokenStore: TokenStoreName
  readonly version: string
  /** Name of a cookie that is there while the browser may hold a session; nothing tells where there is no name. */
  readonly sessionHint?: string
  /** Where telephones go once somebody has logged out; to the sign-in of this server where there is none. */
  readonly mobileLogin?: string
  /** Where people see and change what is known of them, in another product; on the console's own page where there is none. */
  readonly profile?: string
  /** Where the links of the navigation bar lead. */
  readonly navigation?: Navigation
  /** Absolute address that is told which screens are opened; nobody is told where there is none. */
  readonly pageViews?: string
}

export const defaultConfiguration: Configuration = { bases: services, tokenStore: 'memory', version: '' }
