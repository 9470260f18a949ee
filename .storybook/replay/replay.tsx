import { useEffect, useState } from 'react';
import type { Step } from '#app/late/explain/steps.ts';
import { Product } from '#app/stories/product.tsx';
import { Alert } from '#kit/alert/alert.tsx';
import { FileUpload } from '#kit/file-upload/file-upload.tsx';
import { Section } from '#kit/section/section.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { queryClient } from '#lib/queries/query-client.ts';
import { readRecording } from './read-recording.ts';
import { replayCalls } from './replayed-service.ts';
import { StepPanel } from './step-panel.tsx';
import './replay.css';

const labels = {
  prompt: 'Drop the file here, or choose it',
  replace: 'Choose another file',
  hint: '“back-office-etapes.json”, saved by “Expliquer cet écran”',
  remove: 'Remove the file',
  wrongType: 'Choose a JSON file',
  tooLarge: 'The file is larger than 5 MB',
};

/** Plays a recording. Without `text`, the content of a file, it asks for the file. */
export function Replay({ text }: { text?: string }) {
  const [steps, setSteps] = useState(() => (text === undefined ? undefined : readRecording(text)));
  const [file, setFile] = useState<File | null>(null);
  const [isWrong, setIsWrong] = useState(false);

  async function choose(chosen: File | null) {
    setFile(chosen);
    const read = chosen === null ? undefined : readRecording(await chosen.text());
    setIsWrong(chosen !== null && read === undefined);
    setSteps(read);
  }

  if (steps !== undefined) return <Player steps={steps} onClose={() => void choose(null)} />;
  return (
    <main className="rp-start">
      <Section
        title="Play a recording"
        description="The last steps of somebody who reported a problem: their screens, with the responses that they got. The file is read by this page and sent nowhere."
      >
        <Stack gap="4">
          {isWrong && (
            <Alert tone="danger" role="alert">
              This file is not a recording. Choose the one that “Télécharger le dossier” has saved.
            </Alert>
          )}
          <FileUpload
            aria-label="Recording"
            kind="file"
            value={file}
            onValueChange={(chosen) => void choose(chosen)}
            accept={['.json', 'application/json']}
            maxBytes={5_000_000}
            labels={labels}
          />
        </Stack>
      </Section>
    </main>
  );
}

/** Returns the index of the step with the screen that is shown at a step. */
function screenAt(steps: readonly Step[], at: number): number {
  const before = steps.findLastIndex(({ type }, index) => type === 'screen' && index <= at);
  return before < 0 ? steps.findIndex(({ type }) => type === 'screen') : before;
}

/** The product at a step, with the panel of steps below it. */
function Player({ steps, onClose }: { steps: readonly Step[]; onClose: () => void }) {
  const [at, setAt] = useState(() => Math.max(screenAt(steps, 0), 0));
  /** The step whose responses the service gives: it must do so before the screen makes its calls. */
  const [ready, setReady] = useState<number>();
  useEffect(() => {
    queryClient.clear();
    const end = replayCalls(steps, at);
    setReady(at);
    return end;
  }, [steps, at]);
  const screen = steps[screenAt(steps, at)];
  const path = screen?.type === 'screen' ? `${screen.path}${screen.search}` : '/';
  return (
    <>
      {ready === at && <Product key={at} path={path} />}
      <StepPanel steps={steps} at={at} onStep={setAt} onClose={onClose} />
    </>
  );
}
