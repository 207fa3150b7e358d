/** What an operator of the server says about the company that runs it, by name; `COMPANY_DOMAIN` is `companyDomain`. */
export const settingNames = ['companyDomain'] as const

export type SettingName = (typeof settingNames)[number]

/** A setting that is not said is left out. */
export type Settings = Readonly<Partial<Record<SettingName, string>>>
