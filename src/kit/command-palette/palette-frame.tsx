import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useRef } from 'react';
import { keepFocus } from '#kit/app-frame/keep-focus.ts';
import { usePageFocus } from '#kit/dialog/use-page-focus.ts';
import { Kbd } from '#kit/kbd/kbd.tsx';
import { TextDirection } from '#kit/text-direction.tsx';
import { useQuietPage } from '#kit/use-quiet-page.ts';
import { commandPalette } from '#styled/recipes';
import type { CommandPaletteProps } from './command-palette.ts';
import { PaletteList } from './palette-list.tsx';

/** The window of the palette, with the code that traps focus and hides the page behind. */
export function PaletteFrame(props: CommandPaletteProps) {
  const styles = commandPalette();
  const box = useRef<HTMLInputElement>(null);
  const page = usePageFocus(props.open);
  useQuietPage(props.open);
  return (
    <TextDirection>
      <Ark.Root
        open={props.open}
        onOpenChange={({ open }) => props.onOpenChange(open)}
        initialFocusEl={() => box.current}
        // What was chosen may have opened another page.
        finalFocusEl={page}
        aria-label={props.label}
        unmountOnExit
        onExitComplete={() => keepFocus()}
      >
        <Portal>
          <Ark.Backdrop className={styles.backdrop} />
          <Ark.Positioner className={styles.positioner}>
            <Ark.Content className={styles.content}>
              <PaletteList {...props} box={box} />
              <div className={styles.hints} aria-hidden>
                {props.hints.map(({ keys, label }) => (
                  <span key={label} className={styles.hint}>
                    <Kbd keys={keys} />
                    {label}
                  </span>
                ))}
              </div>
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </TextDirection>
  );
}
