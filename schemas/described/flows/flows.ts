import { areaFlows } from './areaFlows.ts'
import { connectionFlows } from './connectionFlows.ts'
import { payrollFlows } from './payrollFlows.ts'
import { peopleFlows } from './peopleFlows.ts'
import { rowFlows } from './rowFlows.ts'

/** Who asks whom for what, in which order, by the name of the flow. */
export const flows = { ...rowFlows, ...peopleFlows, ...payrollFlows, ...connectionFlows, ...areaFlows }
