'use client'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { PartName } from './PartName.ts'
import { useParts } from './useParts.ts'
import { useFormOwner } from './useFormOwner.ts'

type SliderProps = {
  /** For screen readers: text beside the slider must give the figure itself. */
  label: string
  /** The place it is at, from 0 to `last`. */
  value: number
  last: number
  /** The meaning of the place, in words. */
  valueText: string
  onChange: (place: number) => void
  /** At its two ends. */
  least: ReactNode
  most: ReactNode
  part?: PartName
}

/** A way to choose one of many places by hand; a native range input, which moves in whole places and never holds the value itself. */
export function Slider(props: SliderProps): ReactNode {
  const { label, value, last, valueText, onChange, least, most, part = 'Slider' } = props
  const parts = useParts()
  const owner = useFormOwner()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Hydration leaves the place that the thumb of prerendered markup was slid to; the next render would reset it.
    const place = input.current?.valueAsNumber ?? value
    if (place !== value) onChange(place)
    // Once: later the value alone decides where the thumb is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const share = String(last === 0 ? 0 : value / last)
  useEffect(() => {
    // A strict policy drops the style attribute of prerendered markup, and hydration does not set it again.
    input.current?.style.setProperty('--ol-slider-share', share)
  }, [share])
  return (
    <div {...parts('Slider', part)}>
      <input
        form={owner}
        {...parts('Slider.input')}
        type="range"
        ref={input}
        min={0}
        max={last}
        step={1}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        aria-describedby={id}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <span {...parts('Slider.ends')} id={id}>
        <bdi>{least}</bdi>
        <bdi>{most}</bdi>
      </span>
    </div>
  )
}
