import type { ProductItem } from '@rimal/contract/catalog'
import { type ComponentType, useEffect, useState } from 'react'

/** `number`: the place of the picture, from 1. */
export type VideoProps = { picture: ProductItem['pictures'][number]; number: number }

/** The video of a picture, above the picture; few pictures need its code. Without it, the picture stands still. */
export function Video(props: VideoProps) {
  const [Player, setPlayer] = useState<ComponentType<VideoProps>>()
  useEffect(() => {
    import('./video-player.tsx').then(
      ({ VideoPlayer }) => setPlayer(() => VideoPlayer),
      () => {},
    )
  }, [])
  return Player ? <Player {...props} /> : null
}
