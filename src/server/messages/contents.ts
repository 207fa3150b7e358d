/** What people are told, and what stands in each message. `link` leads to the page where they act on it. */
export interface Contents {
  readonly invitation: { readonly name: string; readonly link: string; readonly hours: number }
  readonly newPassword: { readonly name: string; readonly link: string; readonly hours: number }
  readonly activated: { readonly name: string; readonly institution: string; readonly link: string }
  /** Exports are done; `institutions`: their names. */
  readonly payrollFile: { readonly name: string; readonly institutions: string; readonly link: string }
  /** What a person has written to the provider's staff has come. */
  readonly received: { readonly name: string }
  /** From a person to the provider's staff; `contact`: how they want to be reached. */
  readonly contact: {
    readonly from: string
    readonly email: string
    readonly contact: string
    readonly message: string
  }
}

export type MessageKind = keyof Contents
export type Channel = 'email' | 'slack'

/** A message before it is written down. `recipient`: an e-mail address, or nothing for a channel with one place only. */
export interface Draft<K extends MessageKind = MessageKind> {
  readonly kind: K
  readonly channel: Channel
  readonly recipient: string
  /** Id of the administrator whom it is for: it goes to the address that they have when it is sent. */
  readonly admin?: number
  /** Where it tells them of an access, which is still to be active then. */
  readonly institution?: number
  /** As for `lang` of an administrator: `fr`, `de`, `en`, `es`. */
  readonly language: string
  readonly content: Contents[K]
}
