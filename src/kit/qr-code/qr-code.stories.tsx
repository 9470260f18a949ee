import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '#kit/stack/stack.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Components/Data display/QrCode',
  component: QrCode,
  args: { label: 'QR code pour l’application', value: 'otpauth://totp/exemple?secret=JBSWY3DPEHPK3PXP' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const picture = canvas.getByRole('img', { name: args.label });
    await expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M\d+,\d+/);
  },
};
export const LongValue: Story = { args: { value: `https://example.com/${'abcdef'.repeat(60)}` } };

export const OddTexts: Story = {
  render: () => (
    <Stack direction="row" gap="2" wrap>
      {oddTexts.map((text) => (
        <QrCode key={text} value={text} label={text} />
      ))}
    </Stack>
  ),
};
