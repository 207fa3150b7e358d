import { demoAccounts } from '#server/admin/demoAccounts.ts'

interface Attached {
  readonly admin: number
  readonly institution: number
  readonly isActivated: boolean
}

/** How many departments of each of their institutions an account is told of: some, so that each state of a division is seen. */
const TOLD = 4

/** Some of those attached to an institution are told about its first department, those of the accounts about several. */
export const notificationRows = (
  links: readonly Attached[],
  serviceLinks: readonly Readonly<Record<string, unknown>>[],
) => {
  const known = new Set<string>()
  return links
    .filter(({ admin, isActivated }) => isActivated && (admin % 10 === 0 || admin <= demoAccounts.length))
    .flatMap(({ admin, institution }) =>
      serviceLinks
        .filter((one) => one.institution === institution)
        .slice(0, admin <= demoAccounts.length ? TOLD : 1)
        .map(({ service }) => ({ admin, institution, service })),
    )
    .filter(({ admin, service }) => {
      const key = `${admin} ${service}`
      return !known.has(key) && known.add(key)
    })
    .map((row, i) => ({ id: i + 1, ...row }))
}

/** What the director and every fifth person have chosen; the others have the defaults. */
export const preferenceRows = (admins: readonly { readonly id: number }[]) =>
  admins
    .filter(({ id }) => id === 2 || id % 5 === 0)
    .map(({ id: admin }, i) => ({
      id: i + 1,
      admin,
      notif2: [1, 2, 3][admin % 3],
      notif5: [0, 3, 1, 2][admin % 4],
      notif9: 1,
    }))
