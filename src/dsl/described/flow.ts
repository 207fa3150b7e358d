/** Who takes part in a flow: `specification.parties.{name}`. */
export type Party =
  | 'person'
  | 'other'
  | 'console'
  | 'server'
  | 'background'
  | 'mail'
  | 'institutionServer'
  | 'agencyGateway'

/** `DELETE /api/v2/schedule/{id}`, as the description of the API has it. */
type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** One asks another, or answers; who asks themselves does something alone. */
export interface Step {
  readonly from: Party
  readonly to: Party
  /** `specification.flows.{flow}.steps.{says}` */
  readonly says: string
  readonly call?: Call
}

/** Who asks whom for what, in which order: `specification.flows.{name}.title`. */
export interface Flow<S extends readonly string[] = readonly string[], T extends string = string> {
  /** Tables, cards and pages on which it begins. */
  readonly on: readonly T[]
  /** What all lists offer on which it begins, where none is named. */
  readonly offered?: 'add' | 'modify'
  readonly sections: S
  readonly steps: readonly Step[]
}

export const step = (from: Party, to: Party, says: string, call?: Call): Step => ({
  from,
  to,
  says,
  ...(call && { call }),
})
