import type { FastifyInstance } from 'fastify'
import { shareSchemas } from '#server/openapi/shareSchemas.ts'
import type { Enqueue } from '../../work/work.ts'
import { registerChangePassword } from './changePassword.ts'
import { registerLockedAccounts } from './limits/registerLockedAccounts.ts'
import { registerLogin } from './login.ts'
import { registerForgot } from './offers/registerForgot.ts'
import { registerReset } from './offers/registerReset.ts'
import type { AuthContext } from './principal/authContext.ts'
import { authenticate } from './principal/authenticate.ts'
import { refuseForeignWrites } from './sameOrigin.ts'
import { authSharedSchemas } from './schemas.ts'
import { registerLogout } from './session/logout.ts'
import { registerRefresh } from './session/refresh.ts'
import { registerSession } from './session/session.ts'

/** Guards every route registered afterwards, and adds those of sign-in, refresh, password, session and logout. */
export const registerAuth = (app: FastifyInstance, context: AuthContext, enqueue: Enqueue): void => {
  shareSchemas(app, authSharedSchemas)
  refuseForeignWrites(app, context.config)
  authenticate(app, context)
  registerLogin(app, context)
  registerRefresh(app, context)
  registerChangePassword(app, context)
  registerForgot(app, context, enqueue)
  registerReset(app, context)
  registerLockedAccounts(app, context)
  registerSession(app, context)
  registerLogout(app, context)
}
