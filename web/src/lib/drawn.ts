/** A sign on a 24 px grid: `line` is stroked with 2 px, `fill` is filled, both in the current colour. */
export interface Drawn {
  line?: string
  fill?: string
}

export interface SignProps {
  size?: number
  /** the middle of the sign inside a drawing; without them it stands in a line of text */
  x?: number
  y?: number
  /** for what nothing beside it says */
  label?: string
}
