import { Download } from 'lucide';
import type { ViewProps } from '#fields/contract.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { linkProps } from '#kit/link/link.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import type { DocumentsField, StoredDocument } from './documents.ts';
import { factsOf, hrefOf } from './facts.ts';

/** All documents, each a link that downloads it. What is downloaded is known before: its type and its size. */
export const DocumentsDetail = ({ value }: ViewProps<DocumentsField>) => (
  <Stack as="ul" gap="1">
    {value.map((document, index) => (
      // The same document may be there twice.
      <Stack key={`${document.src} ${String(index)}`} as="li">
        <DocumentLink {...document} />
      </Stack>
    ))}
  </Stack>
);

/** A document without an address that may be used is not linked. */
function DocumentLink(document: StoredDocument) {
  const { name } = document;
  const [href, facts] = [hrefOf(document), factsOf(document)];
  const text = facts === '' ? name : `${name} (${facts})`;
  if (href === undefined) return <Text>{text}</Text>;
  return (
    <a href={href} download={name} {...linkProps()}>
      <Icon of={Download} size="sm" /> {text}
    </a>
  );
}
