import { card } from '#dsl'
import { institution } from '../entities/institution.ts'

/** How the institution's days are cut into slots. Source: specification of the institution area, §3 (slot config), §7. */
export const ownSlots = card('ownSlots', { entity: institution, form: { columns: ['slotConfig'] } })
