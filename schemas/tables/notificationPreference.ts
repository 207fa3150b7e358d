import { common, entity, level, nobody, relation, select, table, unique } from '#dsl'
import {
  broadcastsShifts,
  cancelsValidated,
  missionValidationOn,
  validatesMissions,
  validatesRequests,
} from '../criteria.ts'
import { cancellationScope, missionScope, told, workerScope } from '../enums/notificationScope.ts'

/** The events that a person is told of; 16 is unused. Those of one kind stand together under `groups`. */
const slots = {
  notif1: select(workerScope, { default: told.never }),
  notif2: select(workerScope, { default: told.own }),
  notif3: select(workerScope, { default: told.never }),
  notif4: select(workerScope, { default: told.never }),
  notif5: select(missionScope, { default: told.never }),
  notif6: select(missionScope, { default: told.own }),
  notif7: select(missionScope, { default: told.own }),
  notif8: select(missionScope, { default: told.never }),
  notif9: select(cancellationScope, { default: told.own }),
  notif10: select(missionScope, { default: told.always, show: validatesRequests }),
  notif11: select(missionScope, { default: told.ownServices }),
  notif12: select(missionScope, { default: told.never, show: cancelsValidated }),
  notif13: select(missionScope, { default: told.own }),
  notif14: select(missionScope, {
    default: told.own,
    unless: { criterion: missionValidationOn, default: told.never },
    show: validatesMissions,
  }),
  notif15: select(missionScope, { default: told.ownServices }),
  notif17: select(missionScope, { default: told.own }),
  notif18: select(missionScope, { default: told.ownServices, show: broadcastsShifts }),
  notif19: select(workerScope, { default: told.own }),
  notif20: select(missionScope, { default: told.own, show: broadcastsShifts }),
  notif21: select(missionScope, { default: told.never }),
  notif22: select(missionScope, { default: told.never }),
}

type Slot = keyof typeof slots
const every = Object.keys(slots) as Slot[]

/** What an administrator wishes to be told of, theirs alone to say. Source: specification of the institution area, §3, §7. */
export const notificationPreferenceEntity = entity('notificationPreference', {
  wire: { resource: 'notification' },
  columns: { admin: relation('admin', { required: true, edit: 'onCreate' }), ...slots },
  belongs: common,
  access: { read: level(1), insert: level(1), update: level(1), remove: nobody },
  grants: [{ own: 'admin', read: true, insert: true, update: every }],
  rules: [unique('admin')],
  label: 'admin',
})

/** In no menu: people have its form on a page of their own, without the person. Source: specification of the institution area, §2 (notifications page), §3. */
export const notificationPreference = table('notificationPreference', {
  entity: notificationPreferenceEntity,
  list: { columns: ['admin'], sort: 'admin' },
  form: {
    style: 'category',
    groups: {
      person: ['admin'],
      workers: ['notif1', 'notif2', 'notif3', 'notif4', 'notif19'],
      administrators: ['notif5', 'notif10', 'notif8', 'notif9', 'notif21', 'notif22'],
      missions: ['notif6', 'notif7', 'notif14', 'notif12'],
      interim: ['notif17', 'notif18', 'notif20'],
      candidates: ['notif11', 'notif13', 'notif15'],
    },
  },
})
