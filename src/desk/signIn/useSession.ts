import { useEffect } from "react";
import { rememberSession } from "../../requests/deskRequests";
import { useView } from "../useView";

/** Who is signed in: `session` is undefined while that is not known, and null when nobody is. */
export const useSession = () => {
  const { data, error, refresh } = useView("session");
  useEffect(() => {
    if (data) rememberSession(data);
  }, [data]);
  const isOver = error?.status === 401;
  return { session: isOver ? null : data, wasOpen: data !== undefined, error, refresh };
};
