/** Of everything random in a run; told, so that a failing run can be had again with SEED. */
export const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
console.info(`SEED=${seed}`)

/** How often a random property is tried; RUNS multiplies it for long runs. */
export const runsOf = (usual: number): number => Math.ceil(usual * Number(process.env.RUNS ?? 1))
/** Of what is tried one after the other, every how many is: each where a run is a whole one. */
export const stride = (): number => Math.max(1, Math.round(1 / Number(process.env.RUNS ?? 1)))
