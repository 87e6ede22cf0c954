import { css } from "@emotion/react";
import { lazy, Suspense, type ReactElement } from "react";
import type { Session } from "../../../contract/desk";
import { from } from "../../theme/breakpoints";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { AccountScreen } from "../account/AccountScreen";
import { useAddress } from "../address/useAddress";
import { AppointmentsScreen } from "../appointments/AppointmentsScreen";
import { useTexts } from "../deskTexts";
import { MessagesScreen } from "../messages/MessagesScreen";
import { Skeleton } from "../components/Skeleton";
import { ConnectionNote } from "./ConnectionNote";
import { DeskNavigation } from "./DeskNavigation";
import { screenInAddress, type DeskView } from "./deskViewNames";

/** Its charts are as heavy as all the rest. */
const FiguresScreen = lazy(
  () => import(/* webpackChunkName: "desk-figures" */ "../figures/FiguresScreen"),
);

const frame = css`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  min-height: 100svh;
  /* The menu stands at the foot of a phone's screen. */
  padding-bottom: calc(3.75rem + env(safe-area-inset-bottom));
  background: ${colors.paper};
  font-size: 0.9375rem;
  line-height: 1.5;
  ${from.desktop} {
    grid-template-columns: 13.5rem minmax(0, 1fr);
    height: 100dvh;
    min-height: 0;
    padding-bottom: 0;
    overflow: hidden;
  }
`;

const main = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  &:focus {
    outline: none;
  }
  > [data-screen] {
    flex: 1;
    min-height: 0;
    ${from.desktop} {
      overflow: auto;
    }
  }
  h1 {
    font-size: 1.375rem;
  }
  a:not([class]) {
    color: ${colors.accent};
    text-underline-offset: ${space[1]};
  }
`;

type Props = { wordmark: string | undefined; session: Session };

/** The desk of somebody who is signed in: menu and screen. */
export const DeskShell = ({ wordmark, session }: Props) => {
  const { shell } = useTexts();
  const view = screenInAddress(useAddress());
  const screens: Record<DeskView, ReactElement> = {
    messages: <MessagesScreen session={session} />,
    "rendez-vous": <AppointmentsScreen />,
    chiffres: (
      <Suspense fallback={<Skeleton label={shell.loading} />}>
        <FiguresScreen />
      </Suspense>
    ),
    compte: <AccountScreen session={session} />,
  };
  return (
    <div css={frame}>
      <DeskNavigation wordmark={wordmark} session={session} view={view} />
      <main id="contenu" tabIndex={-1} css={main}>
        <ConnectionNote />
        <div data-screen={view} key={view} style={{ contentVisibility: "visible" }}>
          {screens[view]}
        </div>
      </main>
    </div>
  );
};
