import type { CSSProperties } from 'react'
import { activeRadius, type LineOnDrawing, numberRadius, tickRadius } from './measure-lines.ts'

const dotted = {
  strokeWidth: 1.25,
  strokeDasharray: '1.5 4',
  vectorEffect: 'non-scaling-stroke',
} as const
const drawn = { strokeWidth: 1.75, vectorEffect: 'non-scaling-stroke' } as const

/** One tape on the drawing: dotted and numbered, or in oud with its ends. */
export function MeasureLine(props: {
  line: LineOnDrawing
  number?: number | undefined
  active?: boolean
  numberClassName?: string
  /** True when the number is on the wall or the dress form, not on the cloth. */
  onWash?: boolean
}) {
  const { line, number, active = false, numberClassName } = props
  const { d, behind, besides, ticks = [], label, outside } = line
  const ground = outside || props.onWash ? 'fill-wash' : 'fill-paper'
  if (!active) {
    return (
      <>
        <path d={d} className="stroke-edge" {...dotted} />
        <g style={held(label)} className={numberClassName}>
          <circle r={numberRadius} className={ground} />
          <Figure className="fill-ink-2">{number}</Figure>
        </g>
      </>
    )
  }
  return (
    <g className="fade-in">
      {besides && <path d={besides} className="stroke-edge" {...dotted} />}
      {behind && <path d={behind} className="stroke-oud" {...dotted} />}
      <path d={d} className="stroke-oud" {...drawn} />
      {ticks.map(({ at, across }) => (
        <g key={`${at.x} ${at.y}`} style={held(at)}>
          <path
            d={`M${across.x * -tickRadius} ${across.y * -tickRadius}L${across.x * tickRadius} ${across.y * tickRadius}`}
            className="stroke-oud"
            {...drawn}
          />
        </g>
      ))}
      {number !== undefined && (
        <g style={held(label)}>
          <circle r={activeRadius} className="fill-oud" />
          <Figure className="fill-white">{number}</Figure>
        </g>
      )}
    </g>
  )
}

function Figure({ className, children }: { className: string; children: number | undefined }) {
  return (
    <text
      y="4"
      textAnchor="middle"
      direction="ltr"
      className={`font-text text-[11px] ${className}`}
    >
      {children}
    </text>
  )
}

/** At its place on the drawing, in a size that does not follow the zoom. */
function held({ x, y }: { x: number; y: number }): CSSProperties {
  return { transform: `translate(${x}px, ${y}px) scale(var(--hand))` }
}
