import { recordAudit } from '../../audit.ts'
import type { Principal } from '../../principal.ts'
import { type Executor, run } from '../../resources/catalogue/statement.ts'
import { endOffer } from './offers/passwordOffers.ts'
import { revokeSessions } from './session/sessions.ts'

/**
 * Takes from a person all that lets them in, in the transaction of the change that it follows from: links, password, identities of
 * sign-on, sessions. What was there is recorded with whose change it was; what the password was, never.
 */
export const revokeCredentials = async (
  tx: Executor,
  admin: number,
  by: Pick<Principal, 'id'>,
): Promise<void> => {
  // Before the password is locked, as a link that is used locks them: one that was just used is waited for.
  await endOffer(tx, admin)
  const passwords = await run(tx, `delete from "account" where "admin" = $1::int returning 1`, [admin])
  const identities = await run<{ institution: number; subject: string }>(
    tx,
    `delete from "ssoIdentity" where "admin" = $1::int returning "institution", "subject"`,
    [admin],
  )
  await revokeSessions(tx, admin)
  const about = { entity: 'admin', row: admin }
  await recordAudit(tx, by, [
    ...passwords.map(() => ({ ...about, action: 'removePassword' as const })),
    ...identities.map(({ institution, subject }) => ({
      ...about,
      action: 'forget' as const,
      institutions: [institution],
      before: { subject },
    })),
  ])
}
