import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button, type ButtonProps } from './button.tsx';

type Drawn = ComponentProps<'button'>;

/** What the button gives to its element. */
const drawn = (props: ButtonProps): Drawn => Button(props).props as Drawn;

/** A press on the button; answers whether the browser goes on with it. */
function press({ onClick }: Drawn): { goesOn: boolean; isHeardAround: boolean } {
  const event = { preventDefault: vi.fn(), stopPropagation: vi.fn() };
  onClick?.(event as never);
  return {
    goesOn: event.preventDefault.mock.calls.length === 0,
    isHeardAround: event.stopPropagation.mock.calls.length === 0,
  };
}

describe('a button', () => {
  it('runs what it is for', () => {
    const onClick = vi.fn();
    expect(press(drawn({ onClick }))).toEqual({ goesOn: true, isHeardAround: true });
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('stays in the reach of the keyboard while it loads, and does nothing when pressed', () => {
    const onClick = vi.fn();
    const button = drawn({ loading: true, type: 'submit', onClick });
    expect(button).toMatchObject({ disabled: false, 'aria-disabled': true, 'aria-busy': true });
    expect(press(button)).toEqual({ goesOn: false, isHeardAround: false });
    expect(onClick).not.toHaveBeenCalled();
  });

  it('that would be disabled keeps the focus until it has loaded', () => {
    expect(drawn({ loading: true, disabled: true }).disabled).toBe(false);
    expect(drawn({ loading: false, disabled: true })).toMatchObject({ disabled: true });
  });
});
