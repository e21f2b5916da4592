/** What games say in shapes of their own: web/src/boards/<game>/types.ts. */

/** An event of the log, by the game's list of what each tells. */
export type EventOf<Events> = { [What in keyof Events]: { what: What; args: Events[What] } }[keyof Events]
